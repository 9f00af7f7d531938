import * as Schema from 'effect/Schema'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { Account } from '../users/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

const role = {
  id: Id,
  name: Schema.String,
  permissions: Schema.Array(Schema.Literals(PERMISSIONS)),
  users: Schema.Finite,
  revision: Schema.Finite,
}

const Role = Schema.Struct(role)

const OfRole = Schema.Struct({ roleId: Id })

/** Names that are no permission are refused by the rule of the form, not by the contract. */
const form = {
  name: Schema.String,
  permissions: Schema.Array(Schema.String).check(Schema.isMaxLength(1000)),
}

export const listRoles = endpoint({
  method: 'GET',
  path: '/v1/roles',
  summary: 'The roles of the organization, by name, and how many have each',
  success: Schema.Struct({ items: Schema.Array(Role) }),
  failures: [],
})

/** `holders` are the first hundred by name. */
export const readRole = endpoint({
  method: 'GET',
  path: '/v1/roles/:roleId',
  summary: 'One role and who has it',
  params: OfRole,
  success: Schema.Struct({ ...role, holders: Schema.Array(Account) }),
  failures: ['ROLE_NOT_FOUND'],
})

const CHANGING = ['ROLE_ALREADY_EXISTS', 'PERMISSION_NOT_HELD', 'LAST_ADMINISTRATOR'] as const

export const createRole = endpoint({
  method: 'POST',
  path: '/v1/roles',
  summary: 'Make a role',
  body: Schema.Struct(form),
  success: Role,
  failures: ['ROLE_NOT_FOUND', 'STALE_EDIT', ...CHANGING],
})

export const editRole = endpoint({
  method: 'PATCH',
  path: '/v1/roles/:roleId',
  summary: 'Change the name and the permissions of a role',
  params: OfRole,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: Role,
  failures: ['ROLE_NOT_FOUND', 'STALE_EDIT', ...CHANGING],
})

/** `moveTo` is the role that its users get; without one, nobody may have it. */
export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/v1/roles/:roleId',
  summary: 'Delete a role and give its users another one',
  params: OfRole,
  query: Schema.Struct({ moveTo: Schema.optionalKey(Id) }),
  success: Schema.Struct({ moved: Schema.Finite }),
  failures: ['ROLE_NOT_FOUND', 'ROLE_IN_USE', 'PERMISSION_NOT_HELD', 'LAST_ADMINISTRATOR'],
})
