import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/persons/contract.ts'
import { route, type Route } from '../http/route.ts'
import { personNames } from './personNames.ts'
import { addPersons, changePerson, readPersons, removePerson } from './persons.ts'

const MARK = { action: 'markPersons', audits: 'asset.updated' } as const

/** Who can be seen in pictures. */
export const personRoutes: readonly Route[] = [
  route(contract.listPersons, { action: 'viewPersons' }, ({ tenant, viewer, resourceType: type, params }) => readPersons(tenant, viewer, { type, ...params })),
  route(contract.addPersons, MARK, ({ tenant, viewer, resourceType: type, params, body }) => addPersons(tenant, viewer, { type, ...params, ...body })),
  route(contract.changePerson, MARK, ({ tenant, viewer, resourceType: type, params, body }) => changePerson(tenant, viewer, { type, ...params, ...body })),
  route(contract.removePerson, MARK, ({ tenant, viewer, resourceType: type, params, query }) => removePerson(tenant, viewer, { type, ...params, ...query })),
  route(contract.listPersonNames, { action: 'suggestPersonNames' }, async ({ tenant, viewer, query }) => Result.succeed({ names: await personNames(tenant, viewer, query.typed) })),
]
