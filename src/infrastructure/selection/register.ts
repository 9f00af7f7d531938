import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { startListSelection } from '../../application/selection/startListSelection.ts'
import { registration } from '../registration/registration.ts'
import { HttpSelectionGateway } from './HttpSelectionGateway.ts'

export const register = registration(LIST_SELECTION, { ports: ({ http }) => ({ selections: new HttpSelectionGateway(http) }), start: startListSelection })
