/** How many cells a command changed, and how many it left: because they cannot be edited, or somebody changed them since. */
export interface CommandDone {
  readonly changed: number
  readonly left: number
  /** The last step was taken back, or again; in which column, where all its cells stand in one. */
  readonly turned?: { readonly way: 'undo' | 'redo'; readonly column?: string | undefined }
  /** Cells beyond those that one command changes. */
  readonly beyond?: number
  /** Rows and columns of what was pasted that lie beyond the table's edge. */
  readonly cutRows?: number
  readonly cutColumns?: number
  /** Rows that have not been read, and were not looked at. */
  readonly unreadRows?: number
  /** Nothing was done: rows in between could not be read. */
  readonly isUnread?: true
  /** Nothing was done: more cells are marked than are copied at a time. */
  readonly isTooMuch?: true
}
