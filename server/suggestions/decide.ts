import { randomUUID } from 'node:crypto'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { LeftSuggestion, SuggestionDecision } from '../../src/domain/suggestions/deciding.ts'
import type { SuggestionKind } from '../../src/domain/suggestions/suggestion.ts'
import { lockAssets } from '../bulk-edit/bulkWrite.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { PIECE } from '../items/progress.ts'
import { lockPlaces } from '../items/treeLocks.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { roomOfEdit, type Room } from '../search-index/assetEntries.ts'
import { acceptFaces, acceptTags, acceptValues, type Accepted, type Refusal } from './accepting.ts'
import type { Decided, DecisionListener } from './listeners.ts'
import { FITS, scopeOf, SUGGESTION_COLUMNS, within, type OpenRow, type Reviewer } from './open.ts'
import { publishChanged } from './published.ts'

/** What deciding takes beside who decides. */
export interface Deciding {
  readonly jobs: Jobs
  readonly listeners: readonly DecisionListener[]
}

interface PlaceRow {
  readonly id: string
  readonly type: ResourceType
  readonly folderId: string | null
}

const PLACES = sql<PlaceRow>(`
  select distinct asset.id, asset.type, asset.folder_id as "folderId" from suggestions suggestion
  join assets asset on asset.organization_id = $1 and asset.id = suggestion.asset_id
  where suggestion.organization_id = $1 and suggestion.id = any ($2::uuid[])`)
/** The surest first, as it is the one that is taken of several. */
const named = variants([EITHER], (restricted) => sql<OpenRow>(`
  select ${SUGGESTION_COLUMNS}, asset.type, asset.content_version as "contentVersion", ${FITS} as fits
  ${within(restricted)} and suggestion.id = any ($6::uuid[])
  order by suggestion.asset_id, suggestion.confidence desc, suggestion.id`))
const DECIDE = sql(`
  update suggestions set state = decided.state, decided_by = $2, decided_at = now(), change_id = $3,
    accepted = case when decided.accepted is null then null else array(select jsonb_array_elements_text(decided.accepted)) end
  from unnest($4::uuid[], $5::text[], $6::jsonb[]) as decided (id, state, accepted)
  where suggestions.organization_id = $1 and suggestions.id = decided.id`)

/** Holds assets, after the places in which they lie, a module behind the other. */
export const holdPlaces = async (tenant: Tenant, places: readonly PlaceRow[]): Promise<void> => {
  const types = [...Map.groupBy(places, ({ type }) => type)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [type, own] of types) {
    await lockPlaces(tenant, type, own.map(({ folderId }) => folderId))
    await lockAssets(tenant, own.map(({ id }) => id))
  }
}

const REASON_OF = { Tag: 'present', Face: 'marked', Value: 'filled' } as const satisfies Readonly<Record<SuggestionKind, Refusal['reason']>>
const WAYS = { Tag: acceptTags, Face: acceptFaces, Value: acceptValues }

interface Made {
  readonly decided: number
  readonly left: readonly LeftSuggestion[]
}

const accept = async (tenant: Tenant, reviewer: Reviewer, { jobs }: Deciding, accepted: readonly Accepted[], change: string, room: Room): Promise<ReadonlyMap<string, Refusal>> => {
  const refusals = new Map<string, Refusal>()
  for (const [type, own] of Map.groupBy(accepted, ({ row }) => row.type)) {
    const accepting = { author: reviewer, type, jobs, change, room }
    for (const [kind, some] of Map.groupBy(own, ({ row }) => row.kind)) for (const [id, refusal] of await WAYS[kind](tenant, accepting, some)) refusals.set(id, refusal)
    const written = own.filter(({ row }) => !refusals.has(row.id))
    await publishChanged(tenant, type, [...new Set(written.map(({ row }) => row.assetId))])
  }
  return refusals
}

/** Tells who learns of it, and the open browsers. */
export const announce = async (tenant: Tenant, { listeners }: Pick<Deciding, 'listeners'>, decided: readonly Decided[]): Promise<void> => {
  if (decided.length === 0) return
  for (const listener of listeners) await listener(tenant, decided)
  const assets = new Map(decided.map(({ assetId, type }) => [assetId, type]))
  const [only, ...others] = assets
  await publish(tenant, only === undefined || others.length > 0 ? { kind: 'suggestions.changed', assetId: null } : { kind: 'suggestions.changed', assetId: only[0], type: only[1] })
}

/** One piece of a decision, whose assets are held until the transaction ends. */
const decidePiece = async (tenant: Tenant, reviewer: Reviewer, deciding: Deciding, decisions: readonly SuggestionDecision[], change: string, room: Room): Promise<Made> => {
  const ids = decisions.map(({ id }) => id)
  await holdPlaces(tenant, await tenant.query(PLACES, [tenant.organizationId, ids]))
  const rows = await tenant.query(named(reviewer.restricted), [...scopeOf(tenant, reviewer), ids])
  const asked = new Map(decisions.map((one) => [one.id, one]))
  const isRefused = ({ id }: OpenRow): boolean => asked.get(id)?.decision === 'refuse'
  const valuesOf = ({ id, value }: OpenRow): readonly string[] => asked.get(id)?.values ?? value
  const fitting = rows.filter((row) => !isRefused(row) && row.fits).map((row): Accepted => ({ row, values: valuesOf(row) }))
  const refusals = await accept(tenant, reviewer, deciding, fitting, change, room)
  const known = new Map(rows.map((row) => [row.id, row]))
  const leftOf = (id: string): Refusal | undefined => {
    const row = known.get(id)
    if (row === undefined) return { reason: 'gone' }
    if (isRefused(row)) return undefined
    return row.fits ? refusals.get(id) : { reason: REASON_OF[row.kind] }
  }
  const left = [...asked.keys()].flatMap((id) => {
    const refusal = leftOf(id)
    return refusal === undefined ? [] : [{ id, ...refusal }]
  })
  const decided = rows.filter(({ id }) => leftOf(id) === undefined)
  const states = decided.map((row) => (isRefused(row) ? ('Refused' as const) : ('Accepted' as const)))
  const changed = decided.map((row) => (isRefused(row) || JSON.stringify(valuesOf(row)) === JSON.stringify(row.value) ? null : JSON.stringify(valuesOf(row))))
  if (decided.length > 0) await tenant.query(DECIDE, [tenant.organizationId, reviewer.userId, change, decided.map(({ id }) => id), states, changed])
  await announce(tenant, deciding, decided.map((row, at) => ({ assetId: row.assetId, type: row.type, kind: row.kind, subject: row.subject, values: isRefused(row) ? row.value : valuesOf(row), state: states[at] ?? 'Refused' })))
  return { decided: decided.length, left }
}

interface Decision extends Made {
  readonly change: string
}

/** Decides suggestions in one transaction, each by itself: what cannot be decided is left open. `change`: the one that it belongs to, or a new one. */
export const decide = async (tenant: Tenant, reviewer: Reviewer, deciding: Deciding, decisions: readonly SuggestionDecision[], change: string = randomUUID()): Promise<Decision> => {
  const room = roomOfEdit()
  const left: LeftSuggestion[] = []
  let decided = 0
  for (let at = 0; at < decisions.length; at += PIECE) {
    const made = await decidePiece(tenant, reviewer, deciding, decisions.slice(at, at + PIECE), change, room)
    decided += made.decided
    left.push(...made.left)
  }
  return { change, decided, left }
}
