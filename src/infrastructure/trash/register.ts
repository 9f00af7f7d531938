import { startTrash } from '../../application/trash/startTrash.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpTrashGateway } from './HttpTrashGateway.ts'

export const register = registration(TRASH, {
  ports: ({ http, localEvents }) => ({ trash: new HttpTrashGateway(http, localEvents) }),
  start: startTrash,
})
