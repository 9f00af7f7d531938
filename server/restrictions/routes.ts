import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { checkAccess, listAdministrators } from '../../src/infrastructure/http/contract/access.ts'
import {
  changeAccessRestrictions,
  changePublicationRestrictions,
  listAccessRestrictions,
  listPublicationRestrictions,
  listRestrictedUsers,
  readPublicationRestriction,
  readRestrictedContents,
} from '../../src/infrastructure/http/contract/restrictions.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/http/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { changeAccess, changePublication } from './change.ts'
import { administratorsOf, checkAccess as check } from './check.ts'
import { accessRestrictionPage, restrictedContents, restrictionPage } from './lists.ts'
import { findPlace } from './place.ts'
import { findResource } from './resources.ts'
import { usersOf } from './users.ts'

const ACCESS = { access: 'signedIn', requires: allOf('MANAGE_RESTRICTED_ACCESS') } as const
const PUBLICATION = { access: 'signedIn', requires: allOf('MANAGE_PUBLISH_RESTRICTED_ACCESS') } as const

const paging = ({ after, limit }: { readonly after?: string; readonly limit?: number }) => ({ after, limit: limit ?? PAGE_DEFAULT })

export const restrictionRoutes: readonly Route[] = [
  route(listAccessRestrictions, ACCESS, ({ tenant, viewer, params, query }) =>
    accessRestrictionPage(tenant, viewer, params.userId, paging(query)),
  ),
  route(changeAccessRestrictions, { ...ACCESS, audits: 'user.updated' }, ({ tenant, viewer, params, body }) =>
    changeAccess(tenant, viewer, params.userId, body),
  ),
  route(readRestrictedContents, ACCESS, ({ tenant, viewer, params, query }) => restrictedContents(tenant, viewer, params.userId, query.folderId)),
  route(listRestrictedUsers, ACCESS, ({ tenant, viewer, query }) =>
    usersOf(tenant, viewer, { kind: query.kind, id: query.id, search: query.search ?? '', ...paging(query) }),
  ),
  route(listPublicationRestrictions, PUBLICATION, ({ tenant, viewer, query }) =>
    restrictionPage(tenant, viewer, { of: 'publication' }, paging(query)),
  ),
  route(changePublicationRestrictions, { ...PUBLICATION, audits: 'asset.updated' }, ({ tenant, viewer, body }) =>
    changePublication(tenant, viewer, body),
  ),
  route(readPublicationRestriction, PUBLICATION, async ({ tenant, viewer, query }) => {
    const found = await findResource(tenant, viewer, query)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    return Result.succeed({ restriction: (await findPlace(tenant, { of: 'publication' }, query)) ?? null })
  }),
  route(checkAccess, ACCESS, ({ tenant, viewer, params, query }) => check(tenant, viewer, params.userId, query)),
  route(listAdministrators, { access: 'signedIn', requires: allOf() }, async ({ tenant, viewer }) =>
    Result.succeed(await administratorsOf(tenant, viewer)),
  ),
]
