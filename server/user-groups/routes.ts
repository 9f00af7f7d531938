import * as contract from '../../src/infrastructure/user-groups/contract.ts'
import { route, type Route } from '../http/route.ts'
import { createGroup, deleteGroup, editGroup, listGroups, readGroup } from './groups.ts'

export const userGroupRoutes: readonly Route[] = [
  route(contract.listUserGroups, { action: 'manageUserGroups' }, ({ tenant }) => listGroups(tenant)),
  route(contract.readUserGroup, { action: 'manageUserGroups' }, ({ tenant, params }) => readGroup(tenant, params.groupId)),
  route(contract.createUserGroup, { action: 'manageUserGroups', audits: 'group.created' }, ({ tenant, viewer, body }) => createGroup(tenant, viewer, body)),
  route(contract.editUserGroup, { action: 'manageUserGroups', audits: 'group.updated' }, ({ tenant, viewer, params, body }) =>
    editGroup(tenant, viewer, { ...body, id: params.groupId }),
  ),
  route(contract.deleteUserGroup, { action: 'manageUserGroups', audits: 'group.deleted' }, ({ tenant, viewer, params }) => deleteGroup(tenant, viewer, params.groupId)),
]
