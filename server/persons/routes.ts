import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import * as contract from '../../src/infrastructure/persons/contract.ts'
import { route, type Route } from '../http/route.ts'
import { personNames } from './personNames.ts'
import { addPersons, changePerson, readPersons, removePerson } from './persons.ts'

const FEATURE = { access: 'signedIn', feature: 'FacialRecognition' } as const
const VIEW = { ...FEATURE, requires: allOf('VIEW_RESOURCE_DETAILS') } as const
const EDIT = { ...FEATURE, requires: allOf('EDIT_RESOURCES'), module: 'ofHeader', audits: 'asset.updated' } as const

/** Who can be seen in pictures. */
export const personRoutes: readonly Route[] = [
  route(contract.listPersons, { ...VIEW, module: 'ofHeader' }, ({ tenant, viewer, resourceType: type, params }) => readPersons(tenant, viewer, { type, ...params })),
  route(contract.addPersons, EDIT, ({ tenant, viewer, resourceType: type, params, body }) => addPersons(tenant, viewer, { type, ...params, ...body })),
  route(contract.changePerson, EDIT, ({ tenant, viewer, resourceType: type, params, body }) => changePerson(tenant, viewer, { type, ...params, ...body })),
  route(contract.removePerson, EDIT, ({ tenant, viewer, resourceType: type, params, query }) => removePerson(tenant, viewer, { type, ...params, ...query })),
  route(contract.listPersonNames, VIEW, async ({ tenant, viewer, query }) => Result.succeed({ names: await personNames(tenant, viewer, query.typed) })),
]
