import * as Schema from 'effect/Schema'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { SHARED_KINDS, SHARE_LINK_STATES } from '../../domain/share-links/shareLink.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, PageSize, ResourceTypeName } from '../contract/values.ts'
import { SelectionData } from '../move-copy/contract.ts'

const ShareLinkData = Schema.Struct({
  id: Id,
  title: Schema.String,
  note: Schema.String,
  until: Schema.String,
  mayDownload: Schema.Boolean,
  isProtected: Schema.Boolean,
  state: Schema.Literals(SHARE_LINK_STATES),
  kind: Schema.Literals(SHARED_KINDS),
  type: ResourceTypeName,
  resourceId: Schema.NullOr(Id),
  count: Schema.Finite,
  maker: Schema.String,
  makerId: Id,
  isOwn: Schema.Boolean,
  opens: Schema.Finite,
  downloads: Schema.Finite,
  lastUsedAt: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  revision: Schema.Finite,
})
/** The token stands in this answer alone: nobody can be told it later. */
const WithToken = Schema.Struct({ link: ShareLinkData, token: Schema.String })

/** Bounded in UTF-16 units; the rules of the form count code points. */
const text = (most: number) => Schema.String.check(Schema.isMaxLength(2 * most))
const form = {
  title: text(255),
  note: text(2000),
  until: text(255),
  mayDownload: Schema.Boolean,
  isProtected: Schema.Boolean,
  passPhrase: text(200),
}
const OfLink = Schema.Struct({ shareLinkId: Id })
/** `resourceId`: those by which one folder or asset is seen, by itself or in a folder above it. */
const Listed = Schema.Struct({
  state: Schema.optionalKey(Schema.Literals(['active', 'ended'])),
  resourceId: Schema.optionalKey(Id),
  after: Schema.optionalKey(Cursor),
  limit: Schema.optionalKey(PageSize),
})
/** `allowed`: whether the organization lets its members share; where not, no link opens. */
const Page = Schema.Struct({ items: Schema.Array(ShareLinkData), next: Schema.NullOr(Cursor), total: Schema.Finite, allowed: Schema.Boolean })

export const makeShareLink = endpoint({
  method: 'POST',
  path: '/v1/share-links',
  summary: 'Share a folder, an asset or a selection by a link with somebody outside',
  body: Schema.Struct({ selection: SelectionData, ...form }),
  success: WithToken,
  failures: [...SELECTION_REFUSALS, 'SHARING_NOT_ALLOWED'],
})

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/v1/share-links',
  summary: 'The links that oneself has shared, the newest first',
  query: Listed,
  success: Page,
  failures: [],
})

export const listAllShareLinks = endpoint({
  method: 'GET',
  path: '/v1/organization/share-links',
  summary: 'The links that anybody of the organization has shared, the newest first',
  query: Schema.Struct({ ...Listed.fields, makerId: Schema.optionalKey(Id) }),
  success: Page,
  failures: [],
})

export const listSharers = endpoint({
  method: 'GET',
  path: '/v1/organization/share-links/makers',
  summary: 'Who of the organization has shared links, by name',
  success: Schema.Struct({ items: Schema.Array(Schema.Struct({ id: Id, name: Schema.String })) }),
  failures: [],
})

export const readShareLink = endpoint({
  method: 'GET',
  path: '/v1/share-links/:shareLinkId',
  summary: 'A link of oneself; for administrators anybody’s',
  params: OfLink,
  success: ShareLinkData,
  failures: ['SHARE_LINK_NOT_FOUND'],
})

export const editShareLink = endpoint({
  method: 'PATCH',
  path: '/v1/share-links/:shareLinkId',
  summary: 'Change what is said of an own link, until when it opens, its pass phrase and whether files can be downloaded',
  params: OfLink,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: ShareLinkData,
  failures: ['SHARE_LINK_NOT_FOUND', 'SHARE_LINK_ENDED', 'STALE_EDIT', 'SHARING_NOT_ALLOWED'],
})

export const renewShareLink = endpoint({
  method: 'POST',
  path: '/v1/share-links/:shareLinkId/renew',
  summary: 'Give an own link another address; the one that it had leads nowhere from then on',
  params: OfLink,
  success: WithToken,
  failures: ['SHARE_LINK_NOT_FOUND', 'SHARE_LINK_ENDED', 'SHARING_NOT_ALLOWED'],
})

export const revokeShareLink = endpoint({
  method: 'POST',
  path: '/v1/share-links/:shareLinkId/revoke',
  summary: 'End a link of oneself; for administrators anybody’s',
  params: OfLink,
  success: ShareLinkData,
  failures: ['SHARE_LINK_NOT_FOUND', 'SHARE_LINK_ENDED'],
})

export const restoreShareLink = endpoint({
  method: 'POST',
  path: '/v1/share-links/:shareLinkId/restore',
  summary: 'Take back that oneself has just revoked a link',
  params: OfLink,
  success: ShareLinkData,
  failures: ['SHARE_LINK_NOT_FOUND', 'SHARE_LINK_ENDED'],
})
