/** Returns text without case and accents, which people leave out when they type. */
export const folded = (text: string): string =>
  // Unlike ó or ñ, ł doesn't decompose into a letter and its mark.
  text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('ł', 'l');
