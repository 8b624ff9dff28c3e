/** Returns whether a key is the browser's own, such as Alt and an arrow to go back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
