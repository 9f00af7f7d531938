import * as Result from 'effect/Result'
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

const ofUser = ({ userId }: { readonly userId: string }): Subject => ({ of: 'access', userId })
const ofGroup = ({ groupId }: { readonly groupId: string }): Subject => ({ of: 'access', groupId })
/** An address names one of them at the most; the user goes before. */
const ofEither = ({ userId, groupId }: { readonly userId?: string; readonly groupId?: string }): Subject | undefined =>
  userId !== undefined ? ofUser({ userId }) : groupId === undefined ? undefined : ofGroup({ groupId })

const paging = ({ after, limit }: { readonly after?: string; readonly limit?: number }) => ({ after, limit: limit ?? PAGE_DEFAULT })

export const restrictionRoutes: readonly Route[] = [
  route(listAccessRestrictions, { action: 'restrictAccess' }, ({ tenant, viewer, params, query }) =>
    accessRestrictionPage(tenant, viewer, ofUser(params), paging(query)),
  ),
  route(changeAccessRestrictions, { action: 'restrictAccess', audits: 'user.updated' }, ({ tenant, viewer, params, body }) =>
    changeAccess(tenant, viewer, ofUser(params), body),
  ),
  route(readRestrictedContents, { action: 'restrictAccess' }, ({ tenant, viewer, params, query }) => restrictedContents(tenant, viewer, ofUser(params), query.folderId)),
  route(listGroupRestrictions, { action: 'restrictAccess' }, ({ tenant, viewer, params, query }) => accessRestrictionPage(tenant, viewer, ofGroup(params), paging(query))),
  route(changeGroupRestrictions, { action: 'restrictAccess', audits: 'group.updated' }, ({ tenant, viewer, params, body }) =>
    changeAccess(tenant, viewer, ofGroup(params), body),
  ),
  route(readGroupContents, { action: 'restrictAccess' }, ({ tenant, viewer, params, query }) => restrictedContents(tenant, viewer, ofGroup(params), query.folderId)),
  route(findToRestrict, { action: 'restrictAccess' }, ({ tenant, viewer, query }) => foundToRestrict(tenant, viewer, ofEither(query), query.search)),
  route(weighRestrictions, { action: 'restrictAccess' }, ({ tenant, viewer, body }) => weigh(tenant, viewer, ofEither(body), body)),
  route(spreadRestrictions, { action: 'restrictAccess', audits: 'user.updated' }, ({ tenant, viewer, body }) => spread(tenant, viewer, body)),
  route(readRestrictedFor, { action: 'restrictAccess' }, ({ tenant, viewer, query }) => restrictedFor(tenant, viewer, query)),
  route(listRestrictedUsers, { action: 'restrictAccess' }, ({ tenant, viewer, query }) =>
    usersOf(tenant, viewer, { kind: query.kind, id: query.id, search: query.search ?? '', ...paging(query) }),
  ),
  route(listPublicationRestrictions, { action: 'restrictPublication' }, ({ tenant, viewer, query }) =>
    restrictionPage(tenant, viewer, { of: 'publication' }, paging(query)),
  ),
  route(changePublicationRestrictions, { action: 'restrictPublication', audits: 'asset.updated' }, ({ tenant, viewer, body }) =>
    changePublication(tenant, viewer, body),
  ),
  route(readPublicationRestriction, { action: 'restrictPublication' }, async ({ tenant, viewer, query }) => {
    const found = await findResource(tenant, viewer, query)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    return Result.succeed({ restriction: (await findPlace(tenant, { of: 'publication' }, query)) ?? null })
  }),
  route(checkAccess, { action: 'restrictAccess' }, ({ tenant, viewer, params, query }) => check(tenant, viewer, params.userId, query)),
  route(listAdministrators, { action: 'findAdministrators' }, async ({ tenant, viewer }) =>
    Result.succeed(await administratorsOf(tenant, viewer)),
  ),
]
