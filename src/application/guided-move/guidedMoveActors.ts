import { capability } from '../capabilities/capability.ts'
import type { GuidedMoveActor } from './guidedMove.machine.ts'

/** How values are moved from one template to another. */
export interface GuidedMoveActors {
  readonly guidedMove: GuidedMoveActor
}

export const GUIDED_MOVE = capability<GuidedMoveActors>('guidedMove')
