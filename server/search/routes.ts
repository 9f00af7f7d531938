import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { searchResources } from '../../src/infrastructure/http/contract/search.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/http/contract/values.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../activity/record.ts'
import { inTenant } from '../database/tenant.ts'
import type { Database } from '../database/connect.ts'
import { route, type Route } from '../http/route.ts'
import { search } from './search.ts'

interface Parts {
  readonly database: Database
  /** For what goes wrong behind an answer. */
  readonly onError: (error: unknown) => void
}

/** Told on its own, behind the answer: a search waits for nobody's disk. */
const tellOf = ({ database, onError }: Parts, viewer: Viewer, term: string, total: number): void => {
  inTenant(database, viewer.organization.id, async (tenant) => {
    await tenant.query('set local synchronous_commit = off')
    await record(tenant, viewer, { kind: 'search', after: { term, total } })
  }).catch(onError)
}

export const searchRoutes = (parts: Parts): readonly Route[] => [
  route(
    searchResources,
    { access: 'signedIn', requires: allOf('VIEW_RESOURCES'), audits: 'search' },
    async ({ tenant, viewer, query }) => {
      const found = await search(tenant, viewer, { ...query, limit: query.limit ?? PAGE_DEFAULT })
      if (Result.isSuccess(found) && query.after === undefined) tellOf(parts, viewer, query.term, found.success.total)
      return found
    },
  ),
]
