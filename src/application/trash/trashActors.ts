import { capability } from '../capabilities/capability.ts'
import type { TrashGateway } from './TrashGateway.ts'
import type { DeletionActor } from './deletion.machine.ts'
import type { MoveToTrash } from './movingToTrash.ts'
import type { TrashListActor } from './trashList.machine.ts'

export interface TrashActors {
  readonly trashList: TrashListActor
  readonly deletion: DeletionActor
  readonly moveToTrash: MoveToTrash
}

export const TRASH = capability<TrashActors, { readonly trash: TrashGateway }>('trash')
