import * as Result from 'effect/Result'
import type {
  BranchFailure,
  RestrictionChange,
  RestrictionGateway,
  Restrictions,
  Spreading,
  TreeOf,
} from '../../application/restrictions/RestrictionGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { BranchPlace, RestrictedBranch } from '../../domain/restrictions/restrictedTree.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { checkAccess, listAdministrators } from './access.contract.ts'
import {
  changeAccessRestrictions,
  changeGroupRestrictions,
  changePublicationRestrictions,
  findToRestrict,
  listAccessRestrictions,
  listGroupRestrictions,
  listPublicationRestrictions,
  listRestrictedUsers,
  readRestrictedFor,
  spreadRestrictions,
  weighRestrictions,
} from './contract.ts'
import { readBranch } from './readBranch.ts'

const within = ({ organizationId }: Pick<Restrictions, 'organizationId'>) => (organizationId === undefined ? {} : { organizationId })
const whoseOf = (of: TreeOf) => ('userId' in of ? { userId: of.userId } : 'groupId' in of ? { groupId: of.groupId } : {})
const afterOf = (after: string | null) => (after === null ? {} : { after })

export class HttpRestrictionGateway extends LocalEventsGateway implements RestrictionGateway {
  page(restrictions: Restrictions, after: string | null, signal: AbortSignal) {
    const query = afterOf(after)
    const shared = { query, ...within(restrictions), signal }
    if (restrictions.of === 'publication') return this.http.query(listPublicationRestrictions, shared)
    return 'userId' in restrictions
      ? this.http.query(listAccessRestrictions, { params: { userId: restrictions.userId }, ...shared })
      : this.http.query(listGroupRestrictions, { params: { groupId: restrictions.groupId }, ...shared })
  }

  async change(restrictions: Restrictions, body: RestrictionChange, signal: AbortSignal) {
    const shared = { body, ...within(restrictions), signal }
    if (restrictions.of === 'publication') {
      const changed = await this.http.mutate(changePublicationRestrictions, shared)
      // Every list says what is kept from publication.
      if (Result.isSuccess(changed) && changed.success.changed) RESOURCE_TYPES.forEach((type) => this.localEvents.publish({ kind: 'library.changed', type }))
      return changed
    }
    return 'userId' in restrictions
      ? this.http.mutate(changeAccessRestrictions, { params: { userId: restrictions.userId }, ...shared })
      : this.http.mutate(changeGroupRestrictions, { params: { groupId: restrictions.groupId }, ...shared })
  }

  branch(of: TreeOf, place: BranchPlace, after: string | null, signal: AbortSignal): Promise<Result.Result<RestrictedBranch, BranchFailure>> {
    return readBranch(this.http, of, place, { after, signal })
  }

  async find(of: TreeOf, search: string, signal: AbortSignal) {
    const found = await this.http.query(findToRestrict, { query: { ...whoseOf(of), search }, ...within(of), signal })
    return Result.map(found, ({ items }) => items)
  }

  weigh(of: TreeOf, change: RestrictionChange, signal: AbortSignal) {
    return this.http.mutate(weighRestrictions, { body: { ...whoseOf(of), ...change }, ...within(of), signal })
  }

  spread({ organizationId, targets, what, rehearse }: Spreading, signal: AbortSignal) {
    const body = { ...targets, restrict: 'restrict' in what ? what.restrict : [], ...('from' in what ? { from: what.from } : {}), rehearse }
    return this.http.mutate(spreadRestrictions, { body, organizationId, signal })
  }

  restrictedFor({ kind, id }: ResourceRef, signal: AbortSignal) {
    return this.http.query(readRestrictedFor, { query: { kind, id }, signal })
  }

  users({ kind, id }: ResourceRef, search: string, after: string | null, signal: AbortSignal) {
    const query = { kind, id, ...(search === '' ? {} : { search }), ...afterOf(after) }
    return this.http.query(listRestrictedUsers, { query, signal })
  }

  check(userId: string, { kind, id }: ResourceRef, signal: AbortSignal) {
    return this.http.query(checkAccess, { params: { userId }, query: { kind, id }, signal })
  }

  administrators(signal: AbortSignal) {
    return this.http.query(listAdministrators, { signal })
  }
}
