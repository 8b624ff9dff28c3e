/** Changes an element into another one where they differ, so that focus, open parts and loaded pictures stay. */

/** Makes `from` like `to`. Children are replaced as a whole if their kinds differ. */
export function morph(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  const [before, after] = [[...from.childNodes], [...to.childNodes]];
  const alike =
    before.length === after.length && before.every((one, i) => one.nodeName === after[i]?.nodeName);
  if (!alike) {
    from.replaceChildren(...after);
    return;
  }
  before.forEach((one, i) => {
    const other = after[i];
    if (one instanceof Element && other instanceof Element) morph(one, other);
    else if (other !== undefined && one.nodeValue !== other.nodeValue) one.nodeValue = other.nodeValue;
  });
}
