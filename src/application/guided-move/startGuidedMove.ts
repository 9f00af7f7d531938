import { createActor } from 'xstate'
import { createGuidedMoveMachine, type GuidedMovePorts } from './guidedMove.machine.ts'
import type { GuidedMoveActors } from './guidedMoveActors.ts'

export const startGuidedMove = (ports: GuidedMovePorts): GuidedMoveActors => ({ guidedMove: createActor(createGuidedMoveMachine(ports)).start() })
