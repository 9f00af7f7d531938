import * as Result from 'effect/Result'
import { canMoveBack } from '../../src/domain/guided-move/guidedMove.ts'
import { attributesBack } from '../../src/domain/guided-move/takingBack.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { namedAttribute } from '../metadata/namedAttribute.ts'
import { valueNames, type ValueNames } from '../metadata/valueNames.ts'
import { readValuesOf, writeValues, type ReadValues, type Written } from '../metadata/valueRows.ts'
import { assignMany, fieldsOf, holdAssets, recordMany, takeOffMany } from './assets.ts'
import { endsOf, type Ends } from './ends.ts'
import { BATCH, type BatchDone, type BatchRefusal, type MoveAuthor } from './moveBatch.ts'
import { lockMove, type MoveRow } from './moves.ts'

interface Noted {
  readonly id: string
  readonly isAssigned: boolean
  readonly isTakenOff: boolean
}

/** What of it was changed by a move. */
interface Change {
  readonly assetId: string
  readonly attributeId: string
  readonly revision: number
  readonly before: readonly MetadataValue[]
}

const NEXT = sql<Noted>(`
  select asset_id as id, is_assigned as "isAssigned", is_taken_off as "isTakenOff" from guided_move_assets
  where organization_id = $1 and move_id = $2 and asset_id > $3::uuid and undone_at is null and (moved > 0 or is_assigned or is_taken_off)
  order by asset_id limit $4`)
const CHANGES = sql<Change>(`
  select asset_id as "assetId", attribute_id as "attributeId", revision, before from metadata_changes
  where organization_id = $1 and operation_id = $2 and asset_id = any ($3::uuid[])`)
const SAID = sql<{ assetId: string }>(`
  select distinct value.asset_id as "assetId" from metadata_values value
  where value.organization_id = $1 and value.asset_id = any ($2::uuid[]) and value.template_id = $3`)
const UNDONE = sql(`
  update guided_move_assets asset set undone_at = now(), undone_left = row.fields
  from unnest($3::uuid[], $4::integer[]) as row (id, fields)
  where asset.organization_id = $1 and asset.move_id = $2 and asset.asset_id = row.id`)

interface Back {
  readonly written: readonly Written[]
  /** Fields that stay as they are, since they were changed. */
  readonly left: number
}

const backOf = (changes: readonly Change[], { from, to }: Ends, { mapping }: MoveRow, said: ReadValues, names: ValueNames): Back => {
  const attributes = new Map<string, readonly [templateId: string, attribute: AttributeDefinition]>(
    [from, to].flatMap(({ id, attributes: own }) => own.map((attribute) => [attribute.id, [id, attribute]] as const)),
  )
  const isUntouched = ({ assetId, attributeId, revision }: Change): boolean => said(assetId, attributeId).revision === revision
  const back = attributesBack(changes.map((change) => ({ attributeId: change.attributeId, isUntouched: isUntouched(change) })), mapping)
  const written = changes.flatMap(({ assetId, attributeId, before }): readonly Written[] => {
    const [templateId, attribute] = attributes.get(attributeId) ?? []
    if (templateId === undefined || attribute === undefined || !back.has(attributeId)) return []
    const after = names.current(before, attribute.type)
    return [{ assetId, templateId, attributeId, attribute: namedAttribute(attribute, names, after), before: said(assetId, attributeId), after }]
  })
  return { written, left: changes.length - written.length }
}

/** Takes back what a move did to the assets that come next, in one transaction. What was changed since stays. */
export const undoBatch = async (tenant: Tenant, jobs: Jobs, author: MoveAuthor, { moveId, operationId, after }: Undoing): Promise<Result.Result<BatchDone, BatchRefusal>> => {
  const move = await lockMove(tenant, moveId)
  if (move === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const noted = await tenant.query(NEXT, [tenant.organizationId, moveId, after, BATCH])
  const assets = await holdAssets(tenant, author, noted.map(({ id }) => id))
  const ends = await endsOf(tenant, author, move, { locks: true })
  if (ends === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const { from, to } = ends
  if (!canMoveBack(from.state, to.state)) return Result.fail({ code: 'TEMPLATE_DIFFERENT_STATE' })
  const ids = assets.map(({ id }) => id)
  const changes = await tenant.query(CHANGES, [tenant.organizationId, moveId, ids])
  const said = await readValuesOf(tenant, ids, [...new Set(changes.map(({ attributeId }) => attributeId))])
  const types = new Map([...from.attributes, ...to.attributes].map(({ id, type }) => [id, type]))
  const names = await valueNames(tenant, author, changes.map(({ attributeId, before }) => ({ type: types.get(attributeId) ?? ('text' as const), values: before })))
  const byAsset = Map.groupBy(changes, ({ assetId }) => assetId)
  const back = ids.map((id) => backOf(byAsset.get(id) ?? [], ends, move, said, names))
  const written = back.flatMap((one) => one.written)
  const isHeld = new Set(ids)
  const held = noted.filter(({ id }) => isHeld.has(id))
  const described = new Set(written.flatMap(({ assetId, templateId }) => (templateId === from.id ? [assetId] : [])))
  const assigned = await assignMany(tenant, author, held.filter(({ id, isTakenOff }) => described.has(id) || (isTakenOff && !byAsset.has(id))).map(({ id }) => id), from.id)
  await writeValues(tenant, author, written, operationId)
  const saying = new Set((await tenant.query(SAID, [tenant.organizationId, ids, to.id])).map(({ assetId }) => assetId))
  const off = await takeOffMany(tenant, held.filter(({ id, isAssigned }) => isAssigned && !saying.has(id)).map(({ id }) => id), to.id)
  await recordMany(tenant, jobs, author, assets, fieldsOf([...assigned, ...off], written))
  await tenant.query(UNDONE, [tenant.organizationId, moveId, ids, back.map(({ left }) => left)])
  return Result.succeed({ last: noted.at(-1)?.id, assets: noted.length })
}

interface Undoing {
  readonly moveId: string
  /** Of the job that takes it back. */
  readonly operationId: string
  readonly after: string
}
