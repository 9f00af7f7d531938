import { anyOf } from '../../src/domain/access/evaluate.ts'
import { readPolicies, savePolicies } from '../../src/infrastructure/organizations/policies.contract.ts'
import { route, type Route } from '../http/route.ts'
import { policiesOf, setPolicies } from './policies.ts'

const VIEW = { access: 'signedIn', requires: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS') } as const
const EDIT = { access: 'signedIn', requires: anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG'), audits: 'tenant.updated' } as const

export const policyRoutes: readonly Route[] = [
  route(readPolicies, VIEW, ({ tenant, viewer, params }) => policiesOf(tenant, viewer, params.organizationId)),
  route(savePolicies, EDIT, ({ tenant, viewer, params, body }) => setPolicies(tenant, viewer, params.organizationId, body)),
]
