/** Returns every message of a table and its subtables, by path: `bot/panels/confirm`. */
export function messagesIn(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}/${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : messagesIn(value, at);
  });
}
