import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ACCOUNT_STATES, type Account, type AccountState } from '../../src/domain/users/account.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { ACCOUNT_COLUMNS, accountOf, ACCOUNTS, type AccountRow } from './accountRows.ts'
import { reachRefusal } from './administration.ts'

interface AccountQuery {
  /** Part of a name, a username or an address. */
  readonly search?: string | undefined
  readonly roleId?: string | undefined
  readonly state?: AccountState | undefined
  readonly after?: string | undefined
  readonly limit: number
}

interface AccountPage {
  readonly items: readonly Account[]
  readonly next: string | null
  readonly total: number
}

const STATES: Readonly<Record<AccountState, string>> = {
  active: 'user_.blocked_at is null and user_.password_hash is not null',
  invited: 'user_.blocked_at is null and user_.password_hash is null',
  blocked: 'user_.blocked_at is not null',
}

/** What is asked for; its values begin at $2. */
const among = (isSearched: boolean, hasRole: boolean, state: AccountState | ''): string =>
  [
    ACCOUNTS,
    ...(isSearched ? [`position(lower($2) in user_.name_key || ' ' || lower(user_.email) || ' ' || user_.username_key) > 0`] : []),
    ...(hasRole ? [`user_.role_id = $${isSearched ? 3 : 2}::uuid`] : []),
    ...(state === '' ? [] : [STATES[state]]),
  ].join(' and ')

const ANY_STATE = ['', ...ACCOUNT_STATES] as const
const count = variants([EITHER, EITHER, ANY_STATE], (...asked) => sql<{ total: number }>(`select count(*)::integer as total from ${among(...asked)}`))
const page = variants([EITHER, EITHER, EITHER, ANY_STATE], (isContinued, isSearched, hasRole, state) => {
  const next = 2 + Number(isSearched) + Number(hasRole)
  return sql<AccountRow & { ordered: string }>(`
    select ${ACCOUNT_COLUMNS}, user_.name_key as ordered from ${among(isSearched, hasRole, state)}
      ${isContinued ? `and (user_.name_key, user_.id) > ($${next + 1}, $${next + 2}::uuid)` : ''}
    order by user_.name_key, user_.id limit $${next}`)
})

/** A page of the accounts of an organization, by name. */
export const accountPage = async (
  tenant: Tenant,
  viewer: Viewer,
  query: AccountQuery,
): Promise<Result.Result<AccountPage, Failure<'VALIDATION_FAILED' | 'PERMISSION_DENIED'>>> => {
  const refusal = reachRefusal(viewer, 'viewUsers')
  if (refusal !== undefined) return Result.fail(refusal)
  const place = query.after === undefined ? undefined : readCursor(query.after, 'text')
  if (query.after !== undefined && place === undefined) return unreadable('after')
  if (query.search !== undefined && !isStorable(query.search)) return unreadable('search')
  const search = tidy(query.search ?? '')
  const asked = [search !== '', query.roleId !== undefined, query.state ?? ''] as const
  const values = [tenant.organizationId, ...(search === '' ? [] : [search]), ...(query.roleId === undefined ? [] : [query.roleId])]
  const [rows, counts] = await Promise.all([
    tenant.query(page(place !== undefined, ...asked), [...values, query.limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(count(...asked), values),
  ])
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(accountOf),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: counts[0]?.total ?? 0,
  })
}
