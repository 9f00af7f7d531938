import type { Selected } from '../selection/selected.ts'

/** Keeps in this browser's tab which folders and assets a table was asked for: no address has room for them. */
export interface TableSelectionStore {
  /** Answers the name by which it is read. */
  keep(selected: Selected): string
  /** Undefined: this tab does not know it, or no more. */
  read(name: string): Selected | undefined
}
