import { capability } from '../capabilities/capability.ts'
import type { TreeActor } from '../folders/tree.machine.ts'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import type { ClipboardActor } from './clipboard.machine.ts'
import type { Places } from './startPlaces.ts'

export interface MoveCopyActors {
  readonly moveCopy: MoveCopyActor
  readonly clipboard: ClipboardActor
  /** The folders that a destination is chosen from. */
  readonly destinations: TreeActor
  readonly places: Places
}

export const MOVE_COPY = capability<MoveCopyActors>('move-copy')
