import * as Schema from 'effect/Schema'
import { FEATURES, GLOBAL_ROLES, MODULES } from '../../domain/access/modules.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { ITEM_ACTIONS, type ItemAction } from '../../domain/rights/itemActions.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Place, ResourceRef } from './contract.ts'
import { Id } from '../contract/values.ts'

const PermissionName = Schema.Literals(PERMISSIONS)

const ReasonData = Schema.Union([
  Schema.Struct({ tag: Schema.Literals(['blocked', 'trashed', 'published']) }),
  Schema.Struct({ tag: Schema.Literal('module'), module: Schema.optionalKey(Schema.Literals(MODULES)) }),
  Schema.Struct({ tag: Schema.Literal('feature'), feature: Schema.Literals(FEATURES) }),
  Schema.Struct({ tag: Schema.Literal('globalRole'), roles: Schema.Array(Schema.Literals(GLOBAL_ROLES)) }),
  Schema.Struct({ tag: Schema.Literal('permission'), operator: Schema.Literals(['OR', 'AND']), missing: Schema.Array(PermissionName) }),
  Schema.Struct({ tag: Schema.Literals(['restricted', 'publicationRestricted']), place: Place }),
])

/** What a user can do with a folder or asset: each action with the reasons against it; none, it is allowed. */
export const checkAccess = endpoint({
  method: 'GET',
  path: '/v1/users/:userId/access',
  summary: 'What a user may do with a folder or asset, and why not',
  params: Schema.Struct({ userId: Id }),
  query: ResourceRef,
  success: Schema.Struct({
    user: Schema.Struct({ firstName: Schema.String, lastName: Schema.String, role: Schema.String }),
    actions: Schema.Array(
      Schema.Struct({
        action: Schema.Literals(Object.keys(ITEM_ACTIONS) as ItemAction[]),
        reasons: Schema.Array(ReasonData),
      }),
    ),
  }),
  failures: ['USER_NOT_FOUND', 'FOLDER_NOT_FOUND', 'ASSET_NOT_FOUND', 'FOLDER_RESTRICTED_ACCESS', 'ASSET_RESTRICTED_ACCESS'],
})

/** The organization's administrators but the reader, by name: each with what they hold of the permissions that lift refusals. */
export const listAdministrators = endpoint({
  method: 'GET',
  path: '/v1/access/administrators',
  summary: 'Whom to ask when something is refused',
  success: Schema.Array(Schema.Struct({ firstName: Schema.String, lastName: Schema.String, permissions: Schema.Array(PermissionName) })),
  failures: [],
})
