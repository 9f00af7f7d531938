import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { checkAccess, listAdministrators } from '../../src/infrastructure/restrictions/access.contract.ts'
import {
  changeAccessRestrictions,
  changeGroupRestrictions,
  changePublicationRestrictions,
  findToRestrict,
  listAccessRestrictions,
  listGroupRestrictions,
  listPublicationRestrictions,
  listRestrictedUsers,
  readGroupContents,
  readPublicationRestriction,
  readRestrictedContents,
  readRestrictedFor,
  spreadRestrictions,
  weighRestrictions,
} from '../../src/infrastructure/restrictions/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import { changeAccess, changePublication } from './change.ts'
import { administratorsOf, checkAccess as check } from './check.ts'
import { weigh } from './effect.ts'
import { foundToRestrict } from './found.ts'
import { accessRestrictionPage, restrictedContents, restrictionPage } from './lists.ts'
import { findPlace, type Subject } from '../access/place.ts'
import { findResource } from '../access/resources.ts'
import { restrictedFor } from './restrictedFor.ts'
import { spread } from './spread.ts'
import { usersOf } from './users.ts'

const ACCESS = { access: 'signedIn', requires: allOf('MANAGE_RESTRICTED_ACCESS') } as const
const PUBLICATION = { access: 'signedIn', requires: allOf('MANAGE_PUBLISH_RESTRICTED_ACCESS') } as const

const ofUser = ({ userId }: { readonly userId: string }): Subject => ({ of: 'access', userId })
const ofGroup = ({ groupId }: { readonly groupId: string }): Subject => ({ of: 'access', groupId })
/** An address names one of them at the most; the user goes before. */
const ofEither = ({ userId, groupId }: { readonly userId?: string; readonly groupId?: string }): Subject | undefined =>
  userId !== undefined ? ofUser({ userId }) : groupId === undefined ? undefined : ofGroup({ groupId })

const paging = ({ after, limit }: { readonly after?: string; readonly limit?: number }) => ({ after, limit: limit ?? PAGE_DEFAULT })

export const restrictionRoutes: readonly Route[] = [
  route(listAccessRestrictions, ACCESS, ({ tenant, viewer, params, query }) =>
    accessRestrictionPage(tenant, viewer, ofUser(params), paging(query)),
  ),
  route(changeAccessRestrictions, { ...ACCESS, audits: 'user.updated' }, ({ tenant, viewer, params, body }) =>
    changeAccess(tenant, viewer, ofUser(params), body),
  ),
  route(readRestrictedContents, ACCESS, ({ tenant, viewer, params, query }) => restrictedContents(tenant, viewer, ofUser(params), query.folderId)),
  route(listGroupRestrictions, ACCESS, ({ tenant, viewer, params, query }) => accessRestrictionPage(tenant, viewer, ofGroup(params), paging(query))),
  route(changeGroupRestrictions, { ...ACCESS, audits: 'group.updated' }, ({ tenant, viewer, params, body }) =>
    changeAccess(tenant, viewer, ofGroup(params), body),
  ),
  route(readGroupContents, ACCESS, ({ tenant, viewer, params, query }) => restrictedContents(tenant, viewer, ofGroup(params), query.folderId)),
  route(findToRestrict, ACCESS, ({ tenant, viewer, query }) => foundToRestrict(tenant, viewer, ofEither(query), query.search)),
  route(weighRestrictions, ACCESS, ({ tenant, viewer, body }) => weigh(tenant, viewer, ofEither(body), body)),
  route(spreadRestrictions, { ...ACCESS, audits: 'user.updated' }, ({ tenant, viewer, body }) => spread(tenant, viewer, body)),
  route(readRestrictedFor, ACCESS, ({ tenant, viewer, query }) => restrictedFor(tenant, viewer, query)),
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
