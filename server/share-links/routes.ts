import * as contract from '../../src/infrastructure/share-links/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import * as Result from 'effect/Result'
import { route, type Route } from '../http/route.ts'
import { editShareLink, renewShareLink, restoreShareLink, revokeShareLink } from './changeShareLink.ts'
import { shareLinkPage, sharers } from './listShareLinks.ts'
import { findLink } from './rows.ts'
import { makeShareLink } from './shareLinks.ts'

const CHANGE = { action: 'changeShareLinks', audits: 'share.updated' } as const

export const shareLinkRoutes: readonly Route[] = [
  route(contract.makeShareLink, { action: 'share', audits: 'share.created' }, ({ tenant, viewer, resourceType, body }) => makeShareLink(tenant, viewer, resourceType, body)),
  route(contract.listShareLinks, { action: 'keepShareLinks' }, ({ tenant, viewer, query }) =>
    shareLinkPage(tenant, viewer, { ...query, makerId: viewer.userId, limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(contract.listAllShareLinks, { action: 'overseeShareLinks' }, ({ tenant, viewer, query }) =>
    shareLinkPage(tenant, viewer, { ...query, limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(contract.listSharers, { action: 'overseeShareLinks' }, ({ tenant }) => sharers(tenant)),
  route(contract.readShareLink, { action: 'keepShareLinks' }, async ({ tenant, viewer, params }) => {
    const link = await findLink(tenant, viewer, params.shareLinkId)
    return link === undefined ? Result.fail({ code: 'SHARE_LINK_NOT_FOUND' }) : Result.succeed(link)
  }),
  route(contract.editShareLink, CHANGE, ({ tenant, viewer, params, body }) => editShareLink(tenant, viewer, { ...body, id: params.shareLinkId })),
  route(contract.renewShareLink, CHANGE, ({ tenant, viewer, params }) => renewShareLink(tenant, viewer, params.shareLinkId)),
  route(contract.revokeShareLink, { action: 'keepShareLinks', audits: 'share.revoked' }, ({ tenant, viewer, params }) => revokeShareLink(tenant, viewer, params.shareLinkId)),
  route(contract.restoreShareLink, { action: 'keepShareLinks' }, ({ tenant, viewer, params }) => restoreShareLink(tenant, viewer, params.shareLinkId)),
]
