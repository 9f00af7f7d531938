import { allOf, anyOf } from '../../src/domain/access/evaluate.ts'
import * as contract from '../../src/infrastructure/roles/contract.ts'
import { route, type Route } from '../http/route.ts'
import { deleteRole } from './removal.ts'
import { createRole, editRole, listRoles, readRole } from './roles.ts'

const MANAGE = { access: 'signedIn', requires: allOf('MANAGE_ROLES') } as const

/** Whoever sees accounts sees the names of their roles, and chooses among them. */
const LIST = { access: 'signedIn', requires: anyOf('MANAGE_ROLES', 'VIEW_ALL_ORGS_METADATA', 'VIEW_MY_ORG_METADATA') } as const

export const roleRoutes: readonly Route[] = [
  route(contract.listRoles, LIST, ({ tenant }) => listRoles(tenant)),
  route(contract.readRole, MANAGE, ({ tenant, params }) => readRole(tenant, params.roleId)),
  route(contract.createRole, { ...MANAGE, audits: 'role.created' }, ({ tenant, viewer, body }) => createRole(tenant, viewer, body)),
  route(contract.editRole, { ...MANAGE, audits: 'role.updated' }, ({ tenant, viewer, params, body }) =>
    editRole(tenant, viewer, { ...body, id: params.roleId }),
  ),
  route(contract.deleteRole, { ...MANAGE, audits: 'role.deleted' }, ({ tenant, viewer, params, query }) =>
    deleteRole(tenant, viewer, { ...query, id: params.roleId }),
  ),
]
