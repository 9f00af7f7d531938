import { createHash } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { keptQuery, MOST_RECENT, type RecentSearch } from '../../src/domain/saved-searches/savedSearch.ts'
import type { Viewer } from '../access/viewer.ts'
import { tooMuch } from '../advanced-search/askable.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface Row extends Omit<RecentSearch, 'at'> {
  readonly at: Date
}

const sha256Of = (query: string): string => createHash('sha256').update(query).digest('hex')

const LIST = sql<Row>(`select query as q, at from recent_searches where organization_id = $1 and user_id = $2 order by at desc, query_sha256 limit ${MOST_RECENT}`)
const REMEMBER = sql(`
  insert into recent_searches (organization_id, user_id, query, query_sha256, at) values ($1, $2, $3, $4, clock_timestamp())
  on conflict (organization_id, user_id, query_sha256) do update set at = excluded.at`)
const DROP_OLD = sql(`
  delete from recent_searches where organization_id = $1 and user_id = $2 and query_sha256 in (
    select query_sha256 from recent_searches where organization_id = $1 and user_id = $2 order by at desc, query_sha256 offset ${MOST_RECENT})`)
const FORGET = sql('delete from recent_searches where organization_id = $1 and user_id = $2 and query_sha256 = $3')
const FORGET_ALL = sql('delete from recent_searches where organization_id = $1 and user_id = $2')

export const recentSearches = async (tenant: Tenant, { userId }: Viewer) => {
  const rows = await tenant.query(LIST, [tenant.organizationId, userId])
  return Result.succeed({ items: rows.map(({ q, at }) => ({ q, at: at.toISOString() })) })
}

/** Each query once, and the last ones only. */
export const rememberSearch = async (tenant: Tenant, { userId }: Viewer, q: string): Promise<Result.Result<object, Failure<'VALIDATION_FAILED'>>> => {
  const refusal = tooMuch(q)
  if (refusal !== undefined) return Result.fail(refusal)
  const kept = keptQuery(q)
  if (kept === '') return Result.succeed({})
  await tenant.query(REMEMBER, [tenant.organizationId, userId, kept, sha256Of(kept)])
  await tenant.query(DROP_OLD, [tenant.organizationId, userId])
  return Result.succeed({})
}

export const forgetSearches = async (tenant: Tenant, { userId }: Viewer, q: string | undefined) => {
  if (q === undefined) await tenant.query(FORGET_ALL, [tenant.organizationId, userId])
  else await tenant.query(FORGET, [tenant.organizationId, userId, sha256Of(keptQuery(q))])
  return Result.succeed({})
}
