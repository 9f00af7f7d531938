import * as contract from '../../src/infrastructure/roles/contract.ts'
import { route, type Route } from '../http/route.ts'
import { deleteRole } from './removal.ts'
import { createRole, editRole, listRoles, readRole } from './roles.ts'

export const roleRoutes: readonly Route[] = [
  route(contract.listRoles, { action: 'listRoles' }, ({ tenant }) => listRoles(tenant)),
  route(contract.readRole, { action: 'manageRoles' }, ({ tenant, params }) => readRole(tenant, params.roleId)),
  route(contract.createRole, { action: 'manageRoles', audits: 'role.created' }, ({ tenant, viewer, body }) => createRole(tenant, viewer, body)),
  route(contract.editRole, { action: 'manageRoles', audits: 'role.updated' }, ({ tenant, viewer, params, body }) =>
    editRole(tenant, viewer, { ...body, id: params.roleId }),
  ),
  route(contract.deleteRole, { action: 'manageRoles', audits: 'role.deleted' }, ({ tenant, viewer, params, query }) =>
    deleteRole(tenant, viewer, { ...query, id: params.roleId }),
  ),
]
