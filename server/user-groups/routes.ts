import { allOf } from '../../src/domain/access/evaluate.ts'
import * as contract from '../../src/infrastructure/user-groups/contract.ts'
import { route, type Route } from '../http/route.ts'
import { createGroup, deleteGroup, editGroup, listGroups, readGroup } from './groups.ts'

/** A group gives a role to many: whoever manages roles manages groups. */
const MANAGE = { access: 'signedIn', requires: allOf('MANAGE_ROLES') } as const

export const userGroupRoutes: readonly Route[] = [
  route(contract.listUserGroups, MANAGE, ({ tenant }) => listGroups(tenant)),
  route(contract.readUserGroup, MANAGE, ({ tenant, params }) => readGroup(tenant, params.groupId)),
  route(contract.createUserGroup, { ...MANAGE, audits: 'group.created' }, ({ tenant, viewer, body }) => createGroup(tenant, viewer, body)),
  route(contract.editUserGroup, { ...MANAGE, audits: 'group.updated' }, ({ tenant, viewer, params, body }) =>
    editGroup(tenant, viewer, { ...body, id: params.groupId }),
  ),
  route(contract.deleteUserGroup, { ...MANAGE, audits: 'group.deleted' }, ({ tenant, viewer, params }) => deleteGroup(tenant, viewer, params.groupId)),
]
