import { GUIDED_MOVE } from '../../application/guided-move/guidedMoveActors.ts'
import { startGuidedMove } from '../../application/guided-move/startGuidedMove.ts'
import { registration } from '../registration/registration.ts'
import { HttpTemplateGateway } from '../templates/HttpTemplateGateway.ts'
import { HttpGuidedMoveGateway } from './HttpGuidedMoveGateway.ts'

export const register = registration(GUIDED_MOVE, {
  ports: ({ http, localEvents }) => ({ guidedMoves: new HttpGuidedMoveGateway(http), templates: new HttpTemplateGateway(http, localEvents) }),
  start: startGuidedMove,
})
