/** Column -1 is the number of the unit. */
export type Cell = { row: number; column: number };
/** The columns of what has the focus. */
type Extent = { start: number; end: number };

const rowsOfPage = 8;

/** The cell that a key leads to, as in the ARIA grid pattern: left and right go on beyond what is there, up and down stay in the column. */
export function cellAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Cell,
  { start, end }: Extent,
  { rows, columns }: { rows: number; columns: number },
): Cell | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: start - 1 };
    case 'ArrowRight':
      return { row, column: end };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'PageUp':
      return { row: row - rowsOfPage, column };
    case 'PageDown':
      return { row: row + rowsOfPage, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
