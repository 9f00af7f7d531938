import * as Schema from 'effect/Schema'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import { ORGANIZATION_ACTIONS, ORGANIZATION_STATES } from '../../domain/organizations/lifecycle.ts'
import { ORGANIZATION_SORTS } from '../../domain/organizations/list.ts'
import { MOST_ORGANIZATIONS, ORGANIZATION_REASONS } from '../../domain/organizations/many.ts'
import { VISIT_EVENTS } from '../../domain/organizations/workplace.ts'
import { endpoint } from '../contract/endpoint.ts'
import { pageOf } from '../items/contract.ts'
import { Upgrade } from './usage.contract.ts'
import { Cursor, DirectionName, Id, Nothing, PageSize } from '../contract/values.ts'

const Names = <const Known extends readonly string[]>(known: Known) => Schema.Array(Schema.Literals(known))

const Draft = Schema.Struct({
  name: Schema.String,
  type: Schema.String,
  taxStatus: Schema.String,
  vendorReference: Schema.String,
  foundedDate: Schema.String,
  description: Schema.String,
  storageCapacity: Schema.String,
  storageUnit: Schema.String,
  filesLimit: Schema.String,
  street: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zipCode: Schema.String,
  country: Schema.String,
  contactFirstName: Schema.String,
  contactLastName: Schema.String,
  contactEmail: Schema.String,
  contactPhone: Schema.String,
  modules: Names(MODULES),
  features: Names(FEATURES),
})

const Summary = Schema.Struct({
  id: Id,
  name: Schema.String,
  type: Schema.String,
  state: Schema.Literals(ORGANIZATION_STATES),
  modules: Names(MODULES),
  features: Names(FEATURES),
  users: Schema.Finite,
  usedBytes: Schema.Finite,
  storageCapacity: Schema.Finite,
  files: Schema.Finite,
  filesLimit: Schema.Finite,
  upgradeRequestedAt: Schema.NullOr(Schema.String),
  lastActivityAt: Schema.NullOr(Schema.String),
  deletedAt: Schema.NullOr(Schema.String),
})

const Detail = Schema.Struct({
  summary: Summary,
  draft: Draft,
  createdAt: Schema.String,
  secondSteps: Schema.Finite,
  upgradeRequest: Schema.NullOr(Upgrade),
  revision: Schema.Finite,
})

const ofOrganization = Schema.Struct({ organizationId: Id })

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/v1/organizations',
  summary: 'The organizations in reach: all of them for a super administrator, the own one for anybody else',
  query: Schema.Struct({
    term: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(200))),
    type: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(50))),
    state: Schema.optionalKey(Schema.Literals(ORGANIZATION_STATES)),
    module: Schema.optionalKey(Schema.Literals(MODULES)),
    sort: Schema.optionalKey(Schema.Literals(ORGANIZATION_SORTS)),
    direction: Schema.optionalKey(DirectionName),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(Summary),
  failures: [],
})

export const createOrganization = endpoint({
  method: 'POST',
  path: '/v1/organizations',
  summary: 'Make an organization with its first roles; for super administrators',
  body: Draft,
  success: Detail,
  failures: ['TENANT_NAME_EXISTS'],
})

export const readOrganization = endpoint({
  method: 'GET',
  path: '/v1/organizations/:organizationId',
  summary: 'One organization with all its fields',
  params: ofOrganization,
  success: Detail,
  failures: [],
})

const Amount = Schema.Struct({ bytes: Schema.Finite, files: Schema.Finite })

export const readOrganizationSpace = endpoint({
  method: 'GET',
  path: '/v1/organizations/:organizationId/space',
  summary: 'What takes up an organization’s storage beside what it uses, and the requests for more, the latest first',
  params: ofOrganization,
  success: Schema.Struct({
    reserved: Amount,
    trash: Amount,
    requests: Schema.Array(Schema.Struct({ ...Upgrade.fields, closedAt: Schema.NullOr(Schema.String) })),
  }),
  failures: [],
})

/** EDIT_MY_ORG does not cover storage, files limit, modules and features. */
export const editOrganization = endpoint({
  method: 'PATCH',
  path: '/v1/organizations/:organizationId',
  summary: 'Change fields of an organization',
  params: ofOrganization,
  body: Schema.Struct({
    ...Object.fromEntries(Object.entries(Draft.fields).map(([field, type]) => [field, Schema.optionalKey(type)])) as {
      readonly [Field in keyof typeof Draft.fields]: Schema.optionalKey<(typeof Draft.fields)[Field]>
    },
    revision: Schema.Finite,
  }),
  success: Detail,
  failures: ['TENANT_NAME_EXISTS', 'RESOURCE_IN_TRASH', 'STALE_EDIT'],
})

/** Ends the sessions of its users; nobody signs in to a blocked organization. */
export const blockOrganization = endpoint({
  method: 'POST',
  path: '/v1/organizations/:organizationId/block',
  summary: 'Block an organization; for super administrators',
  params: ofOrganization,
  success: Detail,
  failures: ['OWN_ORGANIZATION'],
})

export const unblockOrganization = endpoint({
  method: 'POST',
  path: '/v1/organizations/:organizationId/unblock',
  summary: 'Unblock an organization; for super administrators',
  params: ofOrganization,
  success: Detail,
  failures: ['OWN_ORGANIZATION'],
})

/** Its people are signed out and stay out; it can be restored for thirty days, after which its data and files are gone. */
export const deleteOrganization = endpoint({
  method: 'POST',
  path: '/v1/organizations/:organizationId/delete',
  summary: 'Delete an organization whose name is given as it is; for super administrators',
  params: ofOrganization,
  body: Schema.Struct({ name: Schema.String }),
  success: Detail,
  failures: ['OWN_ORGANIZATION'],
})

export const restoreOrganization = endpoint({
  method: 'POST',
  path: '/v1/organizations/:organizationId/restore',
  summary: 'Bring a deleted organization back as it was; for super administrators',
  params: ofOrganization,
  success: Detail,
  failures: ['OWN_ORGANIZATION'],
})

/** Once for each visit and audit event, however often it is told. */
export const reportVisit = endpoint({
  method: 'POST',
  path: '/v1/organizations/:organizationId/visits',
  summary: 'Tell the log of an organization that one began to work in it or ended that; for super administrators',
  params: ofOrganization,
  body: Schema.Struct({ visit: Id, event: Schema.Literals(VISIT_EVENTS) }),
  success: Nothing,
  failures: ['OWN_ORGANIZATION'],
})

/** Each for itself: what cannot be done to one is done to the others, and is told. */
export const blockOrganizations = endpoint({
  method: 'POST',
  path: '/v1/organizations/states',
  summary: 'Block or unblock many organizations; for super administrators',
  body: Schema.Struct({
    organizationIds: Schema.Array(Id).check(Schema.isMaxLength(MOST_ORGANIZATIONS)),
    action: Schema.Literals(ORGANIZATION_ACTIONS),
    /** What would be done is told, and not done. */
    rehearse: Schema.Boolean,
  }),
  success: Schema.Struct({
    done: Schema.Array(Id),
    left: Schema.Array(Schema.Struct({ id: Id, code: Schema.Literals(ORGANIZATION_REASONS) })),
    users: Schema.Finite,
    signedIn: Schema.Finite,
  }),
  failures: [],
})

export const closeUpgradeRequest = endpoint({
  method: 'DELETE',
  path: '/v1/organizations/:organizationId/upgrade-request',
  summary: 'Put a request for more storage aside; for super administrators',
  params: ofOrganization,
  success: Nothing,
  failures: [],
})
