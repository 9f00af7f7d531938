import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { cancelRelocation, listRelocations, readRelocation, removeRelocation, retryRelocation } from '../../src/infrastructure/bulk-operations/contract.ts'
import { route, type Route } from '../http/route.ts'
import * as relocations from './relocations.ts'

/** One's own: what each of them does was allowed when it was asked for, and is asked about again when it is done. */
const OWN = { access: 'signedIn', requires: allOf() } as const

/** What many things are moved, copied, thrown away and restored by, as long as they are remembered. */
export const relocationRoutes = (onSent: () => void): readonly Route[] => [
  route(listRelocations, { ...OWN, together: true }, async ({ tenant, viewer }) => Result.succeed(await relocations.relocationsOf(tenant, viewer))),
  route(readRelocation, OWN, ({ tenant, viewer, params }) => relocations.readRelocation(tenant, viewer, params.relocationId)),
  route(cancelRelocation, OWN, ({ tenant, viewer, params }) => relocations.cancelRelocation(tenant, viewer, params.relocationId, onSent)),
  route(retryRelocation, OWN, ({ tenant, viewer, params }) => relocations.retryRelocation(tenant, viewer, params.relocationId, onSent)),
  route(removeRelocation, OWN, ({ tenant, viewer, params }) => relocations.removeRelocation(tenant, viewer, params.relocationId)),
]
