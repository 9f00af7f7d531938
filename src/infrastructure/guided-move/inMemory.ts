import { GUIDED_MOVE } from '../../application/guided-move/guidedMoveActors.ts'
import { startGuidedMove } from '../../application/guided-move/startGuidedMove.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

/** Its port is made for the transfers, which take moves back. */
export const guidedMove = inMemory(GUIDED_MOVE, { ports: noPorts, start: startGuidedMove })
