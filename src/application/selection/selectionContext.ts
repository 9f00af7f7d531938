import type { ResourceType } from '../../domain/access/modules.ts'
import type { Anchor, FoundRow } from './anchor.ts'
import type { RowRange } from './readingRange.ts'
import type { Measured } from './measuring.ts'
import type { Picked, PickedElsewhere } from './picked.ts'
import type { SelectableItem, ShownList } from './selectableRows.ts'

export interface SelectionContext extends RowRange {
  /** Undefined: the next range begins where the focus is. */
  readonly anchor: Anchor | undefined
  readonly picked: Picked
  /** In the state `all`: what was taken out again. */
  readonly except: Picked
  /** In the state `all`: of several modules the one that is meant. */
  readonly within: ResourceType | undefined
  readonly elsewhere: PickedElsewhere
  /** The size of what was selected then, where it had to be asked for. */
  readonly measured: Omit<Measured, 'type'> | undefined
}

export type SelectionEvent =
  /** A list is on screen, or has changed there. */
  | ({ type: 'list.shown' } & ShownList)
  | { type: 'row.clicked'; row: number; item: SelectableItem }
  /** Ctrl or Cmd and a click, or Space. */
  | { type: 'row.toggled'; row: number; item: SelectableItem }
  /** Shift and a click, or Shift and an arrow: everything from where the range begins. */
  | { type: 'row.reached'; row: number; from: FoundRow }
  /** An arrow or the like has led to another row. */
  | { type: 'focus.moved' }
  /** The range is not waited for any longer. */
  | { type: 'range.stopped' }
  | { type: 'all.selected' }
  /** Of what is selected only what is in this module stays so. */
  | { type: 'module.chosen'; module: ResourceType }
  /** They have been trashed, moved or otherwise taken out of the list: they are neither selected nor taken out of everything. */
  | { type: 'items.left'; ids: readonly string[] }
  /** They have come into a list, by its key, and are to be seen there: nothing else is selected in it. */
  | { type: 'items.arrived'; key: string; items: readonly SelectableItem[] }
  | { type: 'cleared' }
  | Measured
