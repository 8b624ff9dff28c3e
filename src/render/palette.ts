/**
 * The colours that pictures are kept in. Made by `npm run palette`, never by hand: first the colours of the theme
 * and of areas, then those between them, which edges have, chosen to fit pictures of random games in every view.
 */
const COLOURS = `
2b2a26, 6f5f3d, b5a47c, f3ead6, e2d4b5, b9a67c, 8a2f1d, a9c274, 7f9c4c, 7fa35a, 2f5a35, 1f3f28, b7ad98, 7d7466, 575046, fbfaf5
6fb0cf, 4f93b8, e6d7a6, 3f86b5, dff0f7, e9ebe8, 6d6a4d, b3242c, 4d0b10, fff8ee, f2bd2b, 5c4205, 2e2105, 1f3d8a, 0b1840, f2f6ff
f8f4ea, 38332a, fbf6e9, efe6d0, efdfb6, f1e8d4, d7dcb2, d2b981, c1d5d5, f6d873, ece9d9, e0e6d9, e3d0bc, 6b2a1a, d4247a, f5e4b2
33291a, ecdcce, ddd4c0, f4df9b, c7d0a8, d4c9b3, e7ddc8, fff6e2, ffffff, efe1c2, 8f7a48, 7d6d45, eee4c5, a7a294, dae2d6, b9742f
eef2d7, e8cf9f, e2e3de, ada288, f2eed8, 3a2a05, b9ad8f, c98543, dfc08b, f2c53d, fffdf6, dddbce, 713c87, 1b777d, d881aa, 628039
9d6899, c05859, ae6327, 3f7ba3, cea32e, 2a3653, e2a3c1, 97264f, 9a8d6f, c87d8a, 563652, b2c0bf, 3b5b77, 9c483b, 8c5c2d, b14589
58672f, d79f9a, 8166a0, 1a2a58, d45a90, 608294, 334147, 426b43, 788b60, b57d6a, ad6b59, 674a84, a9862d, 754641, bd8e7a, 7b2226
838bb3, e4cad5, 5b191c, 99ae69, 93b9ce, 60815e, bd952d, 5c6675, d4b5a1, 654a26, c0afc0, 98548f, 3d6c89, 80a33c, 7d2945, 543d20
9e292f, 865c56, 886d25, 7f807a, 42544c, 615d52, b4c2a1, 969891, 699fbe, c24974, b09449, c56782, 5d2f2b, 796122, d4742b, 95a783
21303e, 90adb1, 9b756c, ddbb63, 4d483b, 344e8f, 9f5760, b44549, 718c44, d29961, 4a5d27, 713930, bbccce, b7336a, 9b6b39, 324c31
402031, 8d9bbc, 475f9b, c2b793, 4b5028, c96f6e, 90685f, 69713c, 8d78a5, ccaf60, 829876, db95b6, 424c61, a1a9c4, b8ca90, 8e3e34
e0b130, dbc2bb, bea255, b16f7b, 5f2363, 6f80ad, a7b4b3, 6d6a61, 9f4463, 8f8264, 997a2a, b1996d, 334163, a48d5b, 5a416c, 545d3e
c5c2b1, 3f4421, 2c1836, 172344, 4e241c, caa897, 505967, e6c872, cedee5, 8c2228, ba93b0, 94a166, a6b67f, d1ac7e, 67919e, c63179
cd8c90, af8d88, 547428, 8b8c94, a46572, a5a2a7, 78522a, f2dae4, 6e7488, 348588, a7b496, 8a8c7e, 8b9559, a6c6d8, d0c29e, 1e346e
7e514c, 50774c, 433e34, 863f59, a4807c, bcb7aa, d14486, e2b8cd, 757c44, 972c6f, 6070a7, 7ea1a9, 5e4247, c39c8e, d86e9e, aa2f60
8c853f, 827959, 826587, e8d08a, 5d777d, ae5593, b55976, 6d1b22, b278ab, a0987a, 4b323f, a25a48, 44361d, 69561d, dbafb4, 9c8050
`;

/** Each as 0xRRGGBB. */
export const PALETTE: readonly number[] = COLOURS.trim()
  .split(/[\s,]+/)
  .map((colour) => Number.parseInt(colour, 16));
