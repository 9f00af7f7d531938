import * as contract from '../../src/infrastructure/autofill/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { startAutofill } from './start.ts'
import { readStatus } from './status.ts'

/** `asksModel`: a language model is configured. */
export const autofillRoutes = (jobs: Jobs, asksModel: boolean): readonly Route[] => [
  route(contract.readAutofill, { action: 'viewAutofill' }, ({ tenant, viewer, resourceType: type, params }) => readStatus(tenant, viewer, { type, ...params })),
  route(contract.proposeValues, { action: 'proposeValues' }, ({ tenant, viewer, resourceType: type, body }) => startAutofill({ tenant, viewer, jobs }, { type, asksModel, ...body })),
]
