import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Account, AccountState } from '../../src/domain/users/account.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { ACCOUNT_COLUMNS, accountOf, ACCOUNTS, type AccountRow } from './accountRows.ts'
import { reachRefusal } from './administration.ts'

export interface AccountQuery {
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

/** What a query asks for, as conditions; its values begin at $2. */
const filterOf = ({ search, roleId, state }: AccountQuery) => {
  const values: string[] = []
  const value = (given: string): string => `$${values.push(given) + 1}`
  const conditions = [
    ...(search === undefined || tidy(search) === ''
      ? []
      : [`position(lower(${value(tidy(search))}) in user_.name_key || ' ' || lower(user_.email) || ' ' || user_.username_key) > 0`]),
    ...(roleId === undefined ? [] : [`user_.role_id = ${value(roleId)}::uuid`]),
    ...(state === undefined ? [] : [STATES[state]]),
  ]
  return { values, where: conditions.map((condition) => ` and ${condition}`).join('') }
}

const wrong = (field: string) => Result.fail({ code: 'VALIDATION_FAILED', fields: { [field]: { code: 'invalidCharacters' } } } as const)

/** A page of the accounts of an organization, by name. */
export const accountPage = async (
  tenant: Tenant,
  viewer: Viewer,
  query: AccountQuery,
): Promise<Result.Result<AccountPage, Failure<'VALIDATION_FAILED' | 'PERMISSION_DENIED'>>> => {
  const refusal = reachRefusal(viewer, 'viewUsers')
  if (refusal !== undefined) return Result.fail(refusal)
  const place = query.after === undefined ? undefined : readCursor(query.after, 'text')
  if (query.after !== undefined && place === undefined) return wrong('after')
  if (query.search?.includes('\0') === true || query.search?.isWellFormed() === false) return wrong('search')
  const { values, where } = filterOf(query)
  const next = values.length + 2
  const continued = place === undefined ? '' : ` and (user_.name_key, user_.id) > ($${next + 1}, $${next + 2}::uuid)`
  const [rows, counts] = await Promise.all([
    tenant.query<AccountRow & { ordered: string }>(
      `select ${ACCOUNT_COLUMNS}, user_.name_key as ordered from ${ACCOUNTS}${where}${continued}
       order by user_.name_key, user_.id limit $${next}`,
      [tenant.organizationId, ...values, query.limit + 1, ...(place === undefined ? [] : [place.value, place.id])],
    ),
    tenant.query<{ total: number }>(`select count(*)::integer as total from ${ACCOUNTS}${where}`, [tenant.organizationId, ...values]),
  ])
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(accountOf),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: counts[0]?.total ?? 0,
  })
}
