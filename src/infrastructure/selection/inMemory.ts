import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { startListSelection } from '../../application/selection/startListSelection.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

export const listSelection = inMemory(LIST_SELECTION, { ports: noPorts, start: startListSelection })
