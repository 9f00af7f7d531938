import { readPolicies, savePolicies } from '../../src/infrastructure/organizations/policies.contract.ts'
import { route, type Route } from '../http/route.ts'
import { policiesOf, setPolicies } from './policies.ts'

const EDIT = { action: 'editOrganization', audits: 'tenant.updated' } as const

export const policyRoutes: readonly Route[] = [
  route(readPolicies, { action: 'viewOrganization' }, ({ tenant, viewer, params }) => policiesOf(tenant, viewer, params.organizationId)),
  route(savePolicies, EDIT, ({ tenant, viewer, params, body }) => setPolicies(tenant, viewer, params.organizationId, body)),
]
