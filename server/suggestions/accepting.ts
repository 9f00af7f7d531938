import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { tagsRule, withTag } from '../../src/domain/assets/tags.ts'
import { personProblems } from '../../src/domain/persons/persons.ts'
import type { LeftReason } from '../../src/domain/suggestions/deciding.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { recordAll } from '../audit/recordAll.ts'
import { readRows, type BulkRow } from '../bulk-edit/bulkAssets.ts'
import { writeRows, type Writing } from '../bulk-edit/bulkWrite.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { applyEdits, foreseeEdits } from '../metadata/applyEdits.ts'
import type { Describer } from '../metadata/described.ts'
import { readValuesOf } from '../metadata/valueRows.ts'
import { addPersons } from '../persons/persons.ts'
import { enterInTime } from '../search-index/assetEntries.ts'
import type { OpenRow } from './open.ts'

/** A suggestion that is accepted, as what. */
export interface Accepted {
  readonly row: OpenRow
  readonly values: readonly string[]
}

/** Why one cannot be. */
export interface Refusal {
  readonly reason: LeftReason
  readonly problem?: Problem
}

/** By the identifiers of those that stay open. */
type Refusals = ReadonlyMap<string, Refusal>

interface Accepting extends Omit<Writing, 'author'> {
  readonly author: Describer
  readonly type: ResourceType
  /** Names the decision. */
  readonly change: string
}

const INVALID = { reason: 'invalid' } as const

const byAsset = (accepted: readonly Accepted[]): ReadonlyMap<string, readonly Accepted[]> => Map.groupBy(accepted, ({ row }) => row.assetId)

/** What becomes of one asset's tags, and which it cannot take. */
const taggedRow = (before: BulkRow, accepted: readonly Accepted[], refusals: Map<string, Refusal>) => {
  let tags = before.tags
  for (const { row, values } of accepted) {
    const next = withTag(tags, values[0] ?? '')
    const problem = values.length === 1 ? tagsRule(next) : ({ code: 'tooMany', limit: 1 } as const)
    if (problem !== undefined) refusals.set(row.id, { ...INVALID, problem })
    else if (next === tags) refusals.set(row.id, { reason: 'present' })
    else tags = next
  }
  return tags === before.tags ? [] : [{ before, after: { ...before, tags }, fields: ['tags'] as const }]
}

export const acceptTags = async (tenant: Tenant, accepting: Accepting, accepted: readonly Accepted[]): Promise<Refusals> => {
  const refusals = new Map<string, Refusal>()
  const assets = byAsset(accepted)
  const rows = await readRows(tenant, [...assets.keys()])
  await writeRows(tenant, accepting, rows.flatMap((row) => taggedRow(row, assets.get(row.id) ?? [], refusals)))
  return refusals
}

const TAKEN = sql<{ id: string }>('select id from asset_persons where organization_id = $1 and id = any ($2::uuid[])')

/** Whoever is named by their face is known by it, but where somebody who was moved away has its identifier. */
export const acceptFaces = async (tenant: Tenant, { author, type }: Accepting, accepted: readonly Accepted[]): Promise<Refusals> => {
  const refusals = new Map<string, Refusal>()
  const taken = new Set((await tenant.query(TAKEN, [tenant.organizationId, accepted.map(({ row }) => row.subject)])).map(({ id }) => id))
  for (const [assetId, all] of byAsset(accepted)) {
    const named = all.flatMap(({ row, values: [name = '', ...more] }) => {
      const { area } = row.origin
      const problem = personProblems({ name })['name']
      if (area !== undefined && problem === undefined && more.length === 0) return [{ face: row.subject, id: taken.has(row.subject) ? randomUUID() : row.subject, name, area, source: 'Recognized' as const, row }]
      refusals.set(row.id, { ...INVALID, ...(problem === undefined ? {} : { problem }) })
      return []
    })
    const persons = named.filter(({ face }, at) => named.findIndex((one) => one.face === face) === at)
    for (const { row } of named) if (!persons.some((one) => one.row === row)) refusals.set(row.id, { reason: 'marked' })
    if (persons.length === 0) continue
    const done = await addPersons(tenant, author, { type, assetId, contentVersion: all[0]?.row.contentVersion ?? '', persons })
    if (Result.isSuccess(done)) continue
    const problem = done.failure.code === 'VALIDATION_FAILED' ? done.failure.fields['persons'] : undefined
    for (const { row } of persons) refusals.set(row.id, problem === undefined ? { reason: 'gone' } : { ...INVALID, problem })
  }
  return refusals
}

export const acceptValues = async (tenant: Tenant, { author, type, jobs, room, change }: Accepting, accepted: readonly Accepted[]): Promise<Refusals> => {
  const refusals = new Map<string, Refusal>()
  const read = await readValuesOf(tenant, accepted.map(({ row }) => row.assetId), [...new Set(accepted.map(({ row }) => row.subject))])
  const taken = new Set<string>()
  // Of several for one attribute the surest, which comes first.
  const open = accepted.filter(({ row }) => {
    const name = `${row.assetId} ${row.subject}`
    const isFilled = read(row.assetId, row.subject).values.length > 0 || taken.has(name)
    if (isFilled) refusals.set(row.id, { reason: 'filled' })
    taken.add(name)
    return !isFilled
  })
  const changeOf = ({ row, values }: Accepted) => ({ attributeId: row.subject, values, revision: read(row.assetId, row.subject).revision })
  const editsOf = (some: readonly Accepted[]) => [...byAsset(some)].map(([assetId, own]) => ({ assetId, changes: own.map(changeOf) }))
  const foreseen = await foreseeEdits(tenant, author, editsOf(open))
  if (Result.isFailure(foreseen)) return new Map(accepted.map(({ row }) => [row.id, { reason: 'gone' }]))
  const groups = [...byAsset(open).values()]
  for (const [at, { answers }] of foreseen.success.entries())
    for (const [index, answer] of answers.entries()) {
      const id = groups[at]?.[index]?.row.id
      if (id !== undefined && answer.outcome === 'refused') refusals.set(id, { ...INVALID, problem: answer.problem })
    }
  const taking = open.filter(({ row }) => !refusals.has(row.id))
  if (taking.length === 0) return refusals
  const done = await applyEdits(tenant, author, type, editsOf(taking), change)
  if (Result.isFailure(done)) return new Map(accepted.map(({ row }) => [row.id, refusals.get(row.id) ?? { reason: 'gone' }]))
  const changed = new Map(done.success.applied.map(({ assetId, changed: count }) => [assetId, count]))
  const named = await readRows(tenant, [...changed.keys()])
  await recordAll(tenant, author, 'asset.updated', named.map(({ id, name }) => ({ id, name, before: {}, after: { metadata: changed.get(id) } })))
  await enterInTime(tenant, jobs, type, [...changed.keys()], room)
  return refusals
}
