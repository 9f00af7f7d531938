import * as Result from 'effect/Result'
import { moveRefusal, type MoveRefusal } from '../../src/domain/guided-move/guidedMove.ts'
import { movingBy, staying, type Moved } from '../../src/domain/guided-move/moveValues.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { defaultsOf } from '../metadata/assigned.ts'
import type { Describer } from '../metadata/described.ts'
import type { ContactReader } from '../metadata/namedContacts.ts'
import { defaultedAttributes } from '../metadata/describing.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { readValuesOf, writeValues, type ReadValues, type Written } from '../metadata/valueRows.ts'
import { offer } from '../templates/attributeRows.ts'
import { assignMany, fieldsOf, holdAssets, recordMany, takeOffMany, type HeldAsset } from './assets.ts'
import { endsOf, nextAssets, type Ends } from './ends.ts'
import { lockMove, type MoveRow } from './moves.ts'
import { namedMove, type NamedMove } from './named.ts'
import { valuesIn, type Said } from './values.ts'

/** Assets of one transaction: so few that nobody who describes one of them waits, and lists stay quick beside it. */
export const BATCH = 200

/** Where this move is, whoever was at it: it goes on after that, so that each asset has its turn once. */
const LAST = sql<{ id: string }>(`
  select asset_id as id from guided_move_assets where organization_id = $1 and move_id = $2 order by asset_id desc limit 1`)
const NOTE = sql(`
  insert into guided_move_assets (organization_id, move_id, asset_id, is_assigned, is_taken_off, moved, kept)
  select $1, $2, row.asset, row.assigned, row.off, row.moved, row.kept
  from unnest($3::uuid[], $4::boolean[], $5::boolean[], $6::integer[], $7::integer[]) as row (asset, assigned, off, moved, kept)`)

export type MoveAuthor = Describer & ContactReader
export type BatchRefusal = MoveRefusal | Failure<'TEMPLATE_NOT_FOUND' | 'NOT_FOUND'>

/** One batch that was done; `last`: the asset after which the next one begins, undefined: there is none. */
export interface BatchDone {
  readonly last: string | undefined
  readonly assets: number
}

interface Scene extends NamedMove {
  readonly ends: Ends
  readonly said: ReadValues
  readonly results: ReadonlyMap<string, Moved>
}

const tried = async (tenant: Tenant, author: MoveAuthor, ends: Ends, { mapping, language }: MoveRow, assetIds: readonly string[], said: ReadValues): Promise<Scene> => {
  const values = (assetId: string): Said => (attributeId) => said(assetId, attributeId).values
  const named = await namedMove(tenant, author, { ends, mapping, language, said: (attributeId) => [...new Set(assetIds.flatMap((id) => said(id, attributeId).values))] })
  const moving = movingBy(named.plan, language)
  const results = new Map(assetIds.map((id) => [id, moving(valuesIn(ends.from, values(id), named.names), valuesIn(ends.to, values(id), named.names))]))
  return { ...named, ends, said, results }
}

/** Adds the options that values ask for; false: none. */
const addOptions = async (tenant: Tenant, author: MoveAuthor, { ends, adding }: Scene): Promise<boolean> => {
  let added = 0
  for (const [targetId, names] of adding) {
    const labels = names.added()
    const made = await offer(tenant, targetId, labels)
    added += labels.length
    const attribute = ends.to.attributes.find(({ id }) => id === targetId)?.name ?? ''
    if (made.length > 0) await record(tenant, author, { kind: 'template.updated', resource: ends.to, before: {}, after: { attribute, optionsAdded: made.length } })
  }
  if (added > 0) await publish(tenant, { kind: 'templates.changed' })
  return added > 0
}

/** What of one asset is written: of the former template what stays, of the other one what it gets. */
const writtenOf = (assetId: string, { ends, said, plan, results }: Scene): readonly Written[] => {
  const result = results.get(assetId)
  if (result === undefined || result.moved.length === 0) return []
  const targets = new Map(plan.flatMap(({ to }) => (to === null ? [] : [[to.id, to] as const])))
  const moved = new Set(result.moved.map(({ attributeId }) => attributeId))
  return [
    ...plan.flatMap(({ from }): readonly Written[] =>
      moved.has(from.id) ? [{ assetId, templateId: ends.from.id, attributeId: from.id, attribute: from, before: said(assetId, from.id), after: staying(result, from.id) }] : [],
    ),
    ...[...result.after].flatMap(([id, after]): readonly Written[] => {
      const attribute = targets.get(id)
      return attribute === undefined ? [] : [{ assetId, templateId: ends.to.id, attributeId: id, attribute, before: said(assetId, id), after }]
    }),
  ]
}

/** What the other template says of itself where it begins to describe an asset, and nothing was moved there. */
const defaultsIn = async (tenant: Tenant, author: MoveAuthor, { ends, said }: Scene, assetIds: ReadonlySet<string>, written: readonly Written[]): Promise<readonly Written[]> => {
  if (assetIds.size === 0) return []
  const taken = new Set(written.map(({ assetId, attributeId }) => `${assetId} ${attributeId}`))
  const attributes = await defaultedAttributes(tenant, [ends.to.id])
  const begun = attributes.flatMap((attribute) => [...assetIds].flatMap((assetId) => (taken.has(`${assetId} ${attribute.id}`) ? [] : [{ assetId, attribute }])))
  const names = await valueNames(tenant, author, attributes.map(({ type, defaultValue }) => ({ type, values: [defaultValue] })))
  return defaultsOf(tenant, begun, said, names)
}

const write = async (tenant: Tenant, jobs: Jobs, author: MoveAuthor, move: MoveRow, scene: Scene, assets: readonly HeldAsset[]): Promise<void> => {
  const { ends, results } = scene
  const outcomes = assets.flatMap(({ id }) => {
    const result = results.get(id)
    return result === undefined ? [] : [{ id, moved: result.moved.length, kept: result.losses.length }]
  })
  const assigned = await assignMany(tenant, author, outcomes.filter(({ moved, kept }) => moved > 0 || kept === 0).map(({ id }) => id), ends.to.id)
  const moved = assets.flatMap(({ id }) => writtenOf(id, scene))
  const written = [...moved, ...(await defaultsIn(tenant, author, scene, assigned, moved))]
  await writeValues(tenant, author, written, move.id)
  const off = await takeOffMany(tenant, outcomes.filter(({ kept }) => kept === 0).map(({ id }) => id), ends.from.id)
  await recordMany(tenant, jobs, author, assets, fieldsOf([...assigned, ...off], written))
  const columns = [outcomes.map(({ id }) => id), outcomes.map(({ id }) => assigned.has(id)), outcomes.map(({ id }) => off.has(id)), outcomes.map((one) => one.moved), outcomes.map(({ kept }) => kept)]
  await tenant.query(NOTE, [tenant.organizationId, move.id, ...columns])
}

/** What a move may write: what values leave and go to, and what the other template says of itself. */
const writtenBy = ({ to }: Ends, { mapping }: MoveRow): readonly string[] => [
  ...new Set([
    ...mapping.flatMap(({ attributeId, targetId }) => (targetId === null ? [] : [attributeId, targetId])),
    ...to.attributes.flatMap(({ id, defaultValue }) => (defaultValue === '' ? [] : [id])),
  ]),
]

/** Moves the values of the assets that come next, in one transaction. Locks assets before templates, as whoever describes one does. */
export const moveBatch = async (tenant: Tenant, jobs: Jobs, author: MoveAuthor, moveId: string, after: string): Promise<Result.Result<BatchDone, BatchRefusal>> => {
  const move = await lockMove(tenant, moveId)
  if (move === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const seen = await endsOf(tenant, author, move, { locks: false })
  if (seen === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const [{ id: last } = { id: after }] = await tenant.query(LAST, [tenant.organizationId, moveId])
  const ids = await nextAssets(tenant, author, seen, last > after ? last : after, BATCH)
  const assets = await holdAssets(tenant, author, ids)
  const ends = await endsOf(tenant, author, move, { locks: true })
  if (ends === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const refusal = moveRefusal(ends.from, ends.to, move.mapping, 'move')
  if (refusal !== undefined) return Result.fail(refusal)
  const held = assets.map(({ id }) => id)
  const said = await readValuesOf(tenant, held, [...ends.from.attributes, ...ends.to.attributes].map(({ id }) => id), writtenBy(ends, move))
  const scene = await tried(tenant, author, ends, move, held, said)
  const final = (await addOptions(tenant, author, scene)) ? await tried(tenant, author, ends, move, held, said) : scene
  await write(tenant, jobs, author, move, final, assets)
  return Result.succeed({ last: ids.at(-1), assets: ids.length })
}
