import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { DECIDED_AT_ONCE, type DecidedFilter, type Decision } from '../../src/domain/suggestions/deciding.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { decide, type Deciding } from './decide.ts'
import { FILTERED, FITS, valuesOf, within, type Reviewer } from './open.ts'

/** A decision that whoever goes on with it has made. */
export const OWN_CHANGE = sql('select 1 from suggestions where organization_id = $1 and change_id = $2 and decided_by = $3 limit 1')
const next = variants([EITHER], (restricted) => sql<{ id: string; assetId: string }>(`
  select suggestion.id, suggestion.asset_id as "assetId"
  ${within(restricted)} ${FILTERED} and ${FITS} and ($12::uuid is null or suggestion.asset_id > $12) and suggestion.id <> all ($13::uuid[])
  order by suggestion.asset_id, suggestion.confidence desc, suggestion.id limit ${DECIDED_AT_ONCE + 1}`))

/** Of what was found, one more than is decided at once, so much that an asset's own stays together; `after`: the asset behind which more follows. */
export const pieceOf = <One extends { readonly assetId: string }>(found: readonly One[]): { readonly piece: readonly One[]; readonly after: string | null } => {
  if (found.length <= DECIDED_AT_ONCE) return { piece: found, after: null }
  const cut = found.at(-1)?.assetId
  const whole = found.filter(({ assetId }) => assetId !== cut)
  const piece = whole.length > 0 ? whole : found.slice(0, DECIDED_AT_ONCE)
  return { piece, after: piece.at(-1)?.assetId ?? null }
}

interface Asked {
  readonly filter: DecidedFilter
  readonly decision: Decision
  readonly change?: string | undefined
  readonly after?: string | undefined
}

interface DecidedAll {
  /** Null: nothing was decided yet. */
  readonly change: string | null
  readonly decided: number
  readonly left: number
  readonly next: string | null
}

/** Decides what a filter finds, as much as is decided at once; an asset's own together. */
export const decideAll = async (
  tenant: Tenant,
  reviewer: Reviewer,
  deciding: Deciding,
  { filter, decision, change, after }: Asked,
): Promise<Result.Result<DecidedAll, Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'text')
  if (after !== undefined && place === undefined) return unreadable('after')
  if (change !== undefined && (await tenant.query(OWN_CHANGE, [tenant.organizationId, change, reviewer.userId])).length === 0) return Result.fail({ code: 'NOT_FOUND' })
  const found = await tenant.query(next(reviewer.restricted), [...(await valuesOf(tenant, reviewer, filter)), place?.id ?? null, filter.except ?? []])
  const { piece, after: last } = pieceOf(found)
  const done = await decide(tenant, reviewer, deciding, piece.map(({ id }) => ({ id, decision })), change)
  return Result.succeed({
    change: done.decided > 0 ? done.change : (change ?? null),
    decided: done.decided,
    left: done.left.length,
    next: last === null ? null : writeCursor({ value: '', id: last }),
  })
}
