import { INDEXING } from '../../application/indexing/indexingActors.ts'
import { startIndexing } from '../../application/indexing/startIndexing.ts'
import { registration } from '../registration/registration.ts'
import { HttpIndexingGateway } from './HttpIndexingGateway.ts'

export const register = registration(INDEXING, { ports: ({ http }) => ({ indexing: new HttpIndexingGateway(http) }), start: startIndexing })
