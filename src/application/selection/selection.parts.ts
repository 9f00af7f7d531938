import type { Picked, SelectableItem, ShownList } from './selectableRows.ts'

export interface SelectionContext {
  readonly shown: ShownList
  readonly picked: Picked
  /** In the state `all`: what was taken out again. */
  readonly except: ReadonlySet<string>
  /** The row that a range begins at. */
  readonly anchor: number
  /** The row that a range ends at. */
  readonly reach: number
  /** What was selected in the lists one has been to. */
  readonly elsewhere: ReadonlyMap<string, Picked>
}

export type SelectionEvent =
  /** A list is on screen, or has changed there. */
  | ({ type: 'list.shown' } & ShownList)
  | { type: 'row.clicked'; row: number; item: SelectableItem }
  /** Ctrl or Cmd and a click, or Space. */
  | { type: 'row.toggled'; row: number; item: SelectableItem }
  /** Shift and a click, or Shift and an arrow: everything from the last row that was clicked or toggled. */
  | { type: 'row.reached'; row: number }
  /** The range is not waited for any longer. */
  | { type: 'range.stopped' }
  | { type: 'all.selected' }
  /** They have been thrown away, moved or otherwise taken out of the list. */
  | { type: 'items.left'; ids: readonly string[] }
  /** They have come into a list, by its key, and are to be seen there: nothing else is selected in it. */
  | { type: 'items.arrived'; key: string; items: readonly SelectableItem[] }
  | { type: 'cleared' }

export const without = (picked: Picked, ids: ReadonlySet<string>): Picked => new Map([...picked].filter(([id]) => !ids.has(id)))

/** All folders of a list are known, and all rows of one over many folders, so what is not among them any more is gone. */
export const stillThere = (picked: Picked, { folders, items }: ShownList): Picked => {
  const known = new Set((items ?? folders).map(({ id }) => id))
  return new Map([...picked].filter(([id, { kind }]) => (kind === 'asset' && items === undefined) || known.has(id)))
}

export const NOWHERE: ShownList = { key: '', folders: [], list: undefined, total: 0 }
/** Lists whose selection is kept for coming back. */
const LISTS_KEPT = 20

/** What is kept of other lists, with one more. */
export const keptElsewhere = (elsewhere: SelectionContext['elsewhere'], key: string, picked: Picked): SelectionContext['elsewhere'] =>
  new Map([...elsewhere].slice(-LISTS_KEPT)).set(key, picked)
