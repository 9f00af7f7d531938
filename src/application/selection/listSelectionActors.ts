import { capability } from '../capabilities/capability.ts'
import type { SelectionActor } from './selection.machine.ts'

export interface ListSelectionActors {
  /** What is selected in the list over many folders that is on screen. */
  readonly listSelection: SelectionActor
}

export const LIST_SELECTION = capability<ListSelectionActors>('list-selection')
