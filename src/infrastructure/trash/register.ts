import { startTrash } from '../../application/trash/startTrash.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpTrashGateway } from './HttpTrashGateway.ts'

export const register = registration(TRASH, {
  ports: ({ http, serverEvents }) => ({ trash: new HttpTrashGateway(http, serverEvents) }),
  start: startTrash,
})
