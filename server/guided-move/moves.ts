import * as Result from 'effect/Result'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { canMoveBack, moveRefusal, type DoneMove, type MoveRefusal } from '../../src/domain/guided-move/guidedMove.ts'
import type { Mapping } from '../../src/domain/guided-move/mapping.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../src/domain/access/modules.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import { record } from '../audit/record.ts'
import { putInLine, type Call } from '../bulk-operations/bulkOperations.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readable } from '../metadata/describing.ts'
import { countAssets, endsOf, type Ends } from './ends.ts'
import { valuesMoved, valuesMovedBack } from './kinds.ts'
import type { AskedMove } from './plan.ts'

/** How a move was asked for. */
export interface MoveRow {
  readonly id: string
  readonly templateId: string
  readonly targetId: string
  readonly mapping: Mapping
  readonly language: Language
}

const COLUMNS = 'move.id, move.template_id as "templateId", move.target_id as "targetId", move.mapping, move.language'
const READ = sql<MoveRow>(`select ${COLUMNS} from guided_moves move where move.organization_id = $1 and move.id = $2`)
/** Taking it back waits for the batch that is under way, also where it was cancelled. */
const LOCK = sql<MoveRow>(`select ${COLUMNS} from guided_moves move where move.organization_id = $1 and move.id = $2 for update`)
const INSERT = sql(`
  insert into guided_moves (id, organization_id, template_id, target_id, mapping, language, moved_by, first_name, last_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`)

export const lockMove = async (tenant: Tenant, id: string): Promise<MoveRow | undefined> => (await tenant.query(LOCK, [tenant.organizationId, id]))[0]

type NotThere = Failure<'TEMPLATE_NOT_FOUND'>

/** A module that both can describe, by which the operation is shown. */
const shownIn = ({ from, to }: Ends): ResourceType => RESOURCE_TYPES.find((type) => canDescribe(from.type, type) && canDescribe(to.type, type)) ?? RESOURCE_TYPES[0]

/** Begins to move all that a template says to another one. */
export const startMove = async (call: Call, { mapping, language, ...which }: AskedMove): Promise<Result.Result<BulkOperation, MoveRefusal | NotThere>> => {
  const { tenant, viewer } = call
  const ends = await endsOf(tenant, viewer, which, { locks: true })
  if (ends === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const refusal = moveRefusal(ends.from, ends.to, mapping, 'move')
  if (refusal !== undefined) return Result.fail(refusal)
  const { reached } = await countAssets(tenant, viewer, ends)
  const { from, to } = ends
  const foreseen = { type: shownIn(ends), count: reached, name: from.name }
  const bulkOperation = await putInLine(call, valuesMoved, { asked: {}, foreseen, destinationId: null, destinationName: to.name, weight: reached })
  const { userId, firstName, lastName } = viewer
  await tenant.query(INSERT, [bulkOperation.id, tenant.organizationId, from.id, to.id, JSON.stringify(mapping), language, userId, firstName, lastName])
  await record(tenant, viewer, { kind: 'template.updated', resource: from, before: {}, after: { valuesMovedTo: to.name } })
  return Result.succeed(bulkOperation)
}

const LIST = sql<Omit<DoneMove, 'at'> & { at: Date }>(`
  select move.id, move.target_id as "targetId", target.name as "targetName", move.created_at as at, move.first_name as "firstName", move.last_name as "lastName",
    outcome.assets, outcome.kept, outcome.undone,
    exists (select from jobs where jobs.organization_id = $1 and jobs.id = move.id and jobs.state in ('Waiting', 'Working')) as "isUnderWay"
  from guided_moves move
  join templates target on target.organization_id = $1 and target.id = move.target_id
  cross join lateral (
    select count(*) filter (where moved > 0 or is_assigned or is_taken_off)::integer as assets, count(*) filter (where kept > 0)::integer as kept,
      count(undone_at)::integer as undone
    from guided_move_assets asset where asset.organization_id = $1 and asset.move_id = move.id) outcome
  where move.organization_id = $1 and move.template_id = $2 and ${readable('move.template_id', '$3')} and ${readable('move.target_id', '$3')}
  order by move.created_at desc, move.id limit 20`)

const IN_IT = sql<{ id: string }>(`select template.id from templates template where template.organization_id = $1 and template.id = $2 and ${readable('template.id', '$3')}`)

/** The latest moves of what a template said, as far as the viewer is in both templates. */
export const movesOf = async (tenant: Tenant, userId: string, templateId: string): Promise<Result.Result<readonly DoneMove[], NotThere>> => {
  const asked = [tenant.organizationId, templateId, userId]
  const [found, rows] = await Promise.all([tenant.query(IN_IT, asked), tenant.query(LIST, asked)])
  return found.length === 0 ? Result.fail({ code: 'TEMPLATE_NOT_FOUND' }) : Result.succeed(rows.map((row) => ({ ...row, at: row.at.toISOString() })))
}

const COUNT_BACK = sql<{ count: number }>(`
  select count(*)::integer as count from guided_move_assets
  where organization_id = $1 and move_id = $2 and undone_at is null and (moved > 0 or is_assigned or is_taken_off)`)

/** Begins to take a move back. */
export const startMoveBack = async (call: Call, moveId: string): Promise<Result.Result<BulkOperation, Failure<'NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE'>>> => {
  const { tenant, viewer } = call
  const [move] = await tenant.query(READ, [tenant.organizationId, moveId])
  const ends = move && (await endsOf(tenant, viewer, move, { locks: true }))
  if (ends === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const { from, to } = ends
  if (!canMoveBack(from.state, to.state)) return Result.fail({ code: 'TEMPLATE_DIFFERENT_STATE' })
  const [{ count } = { count: 0 }] = await tenant.query(COUNT_BACK, [tenant.organizationId, moveId])
  const foreseen = { type: shownIn(ends), count, name: to.name }
  const bulkOperation = await putInLine(call, valuesMovedBack, { asked: { moveId }, foreseen, destinationId: null, destinationName: from.name, weight: count })
  await record(tenant, viewer, { kind: 'template.updated', resource: from, before: {}, after: { valuesTakenBackFrom: to.name } })
  return Result.succeed(bulkOperation)
}
