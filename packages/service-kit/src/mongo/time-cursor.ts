/** Where the next page of a list begins that has the newest first, and of one time the highest id: `1767225600000.b1`. */
export const cursorOf = (at: Date, id: string): string => `${at.getTime()}.${id}`;

/** The condition for rows after a cursor. The range alone lets an index of the time be used. */
export function afterCursor(timeField: string, cursor: string): object {
  const dot = cursor.indexOf('.');
  const at = new Date(Number(cursor.slice(0, dot)));
  return {
    [timeField]: { $lte: at },
    $or: [{ [timeField]: { $lt: at } }, { _id: { $lt: cursor.slice(dot + 1) } }],
  };
}
