import * as Schema from 'effect/Schema'
import { OUT_OF_REACH } from '../../domain/items/outOfReach.ts'
import { MOST_SPREAD_TO, SPREAD_REASONS } from '../../domain/restrictions/spreading.ts'
import { endpoint } from '../contract/endpoint.ts'
import { pageOf, PathStep } from '../items/contract.ts'
import { Cursor, Id, PageSize, ResourceTypeName } from '../contract/values.ts'

/** The most resources of one change. */
export const CHANGE_LIMIT = 200

const KindName = Schema.Literals(['folder', 'asset'])
export const ResourceRef = Schema.Struct({ kind: KindName, id: Id })

const OfUser = Schema.Struct({ userId: Id })
const OfGroup = Schema.Struct({ groupId: Id })

/** For whom restrictions are kept is a user or a group. The first is what an identifier gets that cannot be one. */
const UNKNOWN_USER = ['USER_NOT_FOUND', 'GROUP_NOT_FOUND'] as const
const UNKNOWN_GROUP = ['GROUP_NOT_FOUND', 'USER_NOT_FOUND'] as const

/** Where a restriction stands: on the resource itself, or on a folder above it. `group`: for which it was set. */
const group = Schema.optionalKey(Schema.String)
export const Place = Schema.Union([
  Schema.Struct({ by: Schema.Literal('itself'), group }),
  Schema.Struct({ by: Schema.Literal('above'), folder: Schema.optionalKey(Schema.String), group }),
])

/** A restriction as it was set. `path`: the way down to the folder in which the resource lies. */
const Restricted = Schema.Struct({
  ...ResourceRef.fields,
  type: ResourceTypeName,
  name: Schema.String,
  path: Schema.Array(PathStep),
  restrictedAt: Schema.String,
})

/** What becomes restricted, and what no longer is. What already is as wanted stays so. */
const Change = Schema.Struct({
  restrict: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)),
  lift: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)),
})

const Paging = { after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }

/** `whose`: the name of the user or group. */
const RestrictionsOf = Schema.Struct({ ...pageOf(Restricted).fields, whose: Schema.String })

export const listAccessRestrictions = endpoint({
  method: 'GET',
  path: '/v1/users/:userId/restrictions',
  summary: 'What is restricted for a user, the latest first',
  params: OfUser,
  query: Schema.Struct(Paging),
  success: RestrictionsOf,
  failures: UNKNOWN_USER,
})

/** `changed`: false where everything was as it was to be already. */
const Changed = Schema.Struct({ changed: Schema.Boolean })

/** Nobody changes their own restrictions. */
export const changeAccessRestrictions = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/restrictions',
  summary: 'Restrict folders and assets for a user, or lift restrictions',
  params: OfUser,
  body: Change,
  success: Changed,
  failures: [...UNKNOWN_USER, ...OUT_OF_REACH],
})

export const listGroupRestrictions = endpoint({
  method: 'GET',
  path: '/v1/groups/:groupId/restrictions',
  summary: 'What is restricted for a group of users, the latest first',
  params: OfGroup,
  query: Schema.Struct(Paging),
  success: RestrictionsOf,
  failures: UNKNOWN_GROUP,
})

/** Nobody changes what is restricted for a group that they belong to. */
export const changeGroupRestrictions = endpoint({
  method: 'POST',
  path: '/v1/groups/:groupId/restrictions',
  summary: 'Restrict folders and assets for a group of users, or lift restrictions',
  params: OfGroup,
  body: Change,
  success: Changed,
  failures: [...UNKNOWN_GROUP, ...OUT_OF_REACH],
})

/** What of the contents of a folder, or without `folderId` of a module's root, is restricted for a user by itself. */
const ContentsQuery = Schema.Struct({ folderId: Schema.optionalKey(Id) })
/** `whose`: the name of the user or group. `byGroups`: what of it is restricted for a user by a group of theirs, with its name. */
const RestrictedContents = Schema.Struct({
  whose: Schema.String,
  folders: Schema.Array(Id),
  assets: Schema.Array(Id),
  byGroups: Schema.Array(Schema.Struct({ id: Id, group: Schema.String })),
  above: Schema.NullOr(Place),
})

export const readRestrictedContents = endpoint({
  method: 'GET',
  path: '/v1/users/:userId/restrictions/contents',
  summary: 'What inside one folder is restricted for a user',
  params: OfUser,
  query: ContentsQuery,
  success: RestrictedContents,
  failures: [...UNKNOWN_USER, 'FOLDER_NOT_FOUND', 'FOLDER_RESTRICTED_ACCESS'],
})

export const readGroupContents = endpoint({
  method: 'GET',
  path: '/v1/groups/:groupId/restrictions/contents',
  summary: 'What inside one folder is restricted for a group of users',
  params: OfGroup,
  query: ContentsQuery,
  success: RestrictedContents,
  failures: [...UNKNOWN_GROUP, 'FOLDER_NOT_FOUND', 'FOLDER_RESTRICTED_ACCESS'],
})

/** Whose restrictions: a user's or a group's; without either nobody's are looked at. */
const Whose = { userId: Schema.optionalKey(Id), groupId: Schema.optionalKey(Id) }

/** Of the words of `search` the last may be unfinished. */
export const findToRestrict = endpoint({
  method: 'GET',
  path: '/v1/restrictions/found',
  summary: 'Folders and assets by words of their names, with what keeps each from a user or group',
  query: Schema.Struct({ ...Whose, search: Schema.String.check(Schema.isMaxLength(500)) }),
  success: Schema.Struct({
    items: Schema.Array(Schema.Struct({ ...ResourceRef.fields, type: ResourceTypeName, name: Schema.String, path: Schema.Array(PathStep), restriction: Schema.NullOr(Place) })),
  }),
  failures: ['USER_NOT_FOUND', 'GROUP_NOT_FOUND'],
})

/** For whom many get restrictions: named users, or all of a role; and which: chosen ones, or those of another user. */
export const spreadRestrictions = endpoint({
  method: 'POST',
  path: '/v1/restrictions/spread',
  summary: 'Add the same restrictions to many users',
  body: Schema.Struct({
    userIds: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(MOST_SPREAD_TO))),
    roleId: Schema.optionalKey(Id),
    restrict: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)),
    from: Schema.optionalKey(Id),
    rehearse: Schema.Boolean,
  }),
  success: Schema.Struct({
    targets: Schema.Int,
    done: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, added: Schema.Int })),
    left: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, code: Schema.Literals(SPREAD_REASONS) })),
  }),
  failures: [...UNKNOWN_USER, ...OUT_OF_REACH],
})

const Amount = Schema.Struct({ folders: Schema.Int, files: Schema.Int })

export const weighRestrictions = endpoint({
  method: 'POST',
  path: '/v1/restrictions/effect',
  summary: 'How many folders and assets a change of restrictions would take out of sight, and bring back',
  body: Schema.Struct({ ...Whose, ...Change.fields }),
  success: Schema.Struct({ vanishing: Amount, appearing: Amount }),
  failures: ['USER_NOT_FOUND', 'GROUP_NOT_FOUND', ...OUT_OF_REACH],
})

export const readRestrictedFor = endpoint({
  method: 'GET',
  path: '/v1/restrictions/of',
  summary: 'For how many people and groups a folder or asset is restricted',
  query: ResourceRef,
  success: Schema.Struct({ people: Schema.Int, groups: Schema.Int }),
  failures: OUT_OF_REACH,
})

/** The organization's users with what keeps a folder or asset from each. `search` is part of a name or address, without case. */
export const listRestrictedUsers = endpoint({
  method: 'GET',
  path: '/v1/restrictions/users',
  summary: 'For whom a folder or asset is restricted',
  query: Schema.Struct({ ...ResourceRef.fields, search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))), ...Paging }),
  success: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({ id: Id, firstName: Schema.String, lastName: Schema.String, email: Schema.String, role: Schema.String, restriction: Schema.NullOr(Place) }),
    ),
    next: Schema.NullOr(Cursor),
  }),
  failures: OUT_OF_REACH,
})

export const listPublicationRestrictions = endpoint({
  method: 'GET',
  path: '/v1/publication-restrictions',
  summary: 'What is kept from publication, the latest first',
  query: Schema.Struct(Paging),
  success: pageOf(Restricted),
  failures: [],
})

export const changePublicationRestrictions = endpoint({
  method: 'POST',
  path: '/v1/publication-restrictions',
  summary: 'Keep folders and assets from publication, or no longer',
  body: Change,
  success: Changed,
  failures: OUT_OF_REACH,
})

export const readPublicationRestriction = endpoint({
  method: 'GET',
  path: '/v1/publication-restrictions/of',
  summary: 'What keeps one folder or asset from publication',
  query: ResourceRef,
  success: Schema.Struct({ restriction: Schema.NullOr(Place) }),
  failures: OUT_OF_REACH,
})
