import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { normalizeName, sameName } from '../../src/domain/naming/names.ts'
import { DECIDED_AT_ONCE } from '../../src/domain/suggestions/deciding.ts'
import type { SuggestionKind, SuggestionState } from '../../src/domain/suggestions/suggestion.ts'
import { readRows } from '../bulk-edit/bulkAssets.ts'
import { writeRows, type Writing } from '../bulk-edit/bulkWrite.ts'
import { undoMetadata } from '../bulk-edit/undoMetadata.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { seenBy } from '../items/listedItems.ts'
import { PIECE } from '../items/progress.ts'
import { readValuesOf } from '../metadata/valueRows.ts'
import { removePerson } from '../persons/persons.ts'
import { roomOfEdit } from '../search-index/assetEntries.ts'
import { announce, holdPlaces, type Deciding } from './decide.ts'
import { OWN_CHANGE, pieceOf } from './decideAll.ts'
import type { Reviewer } from './open.ts'
import { publishChanged } from './published.ts'

interface Row {
  readonly id: string
  readonly assetId: string
  readonly kind: SuggestionKind
  readonly subject: string
  readonly value: readonly string[]
  readonly accepted: readonly string[] | null
  readonly state: SuggestionState
  readonly type: ResourceType
  readonly folderId: string | null
}

const DECIDED = variants([EITHER], (restricted) => sql<Row>(`
  select suggestion.id, suggestion.asset_id as "assetId", suggestion.kind, suggestion.subject, suggestion.value, suggestion.accepted, suggestion.state, asset.type,
    asset.folder_id as "folderId"
  from suggestions suggestion join assets asset on asset.organization_id = $1 and asset.id = suggestion.asset_id
  where suggestion.organization_id = $1 and suggestion.change_id = $2 and suggestion.decided_by = $3 and asset.type = any ($4::text[])
    and ($5::uuid is null or suggestion.asset_id > $5) and ${seenBy('asset', { restricted }, '$3')}
  order by suggestion.asset_id, suggestion.id limit ${DECIDED_AT_ONCE + 1}`))
const ALL = sql<{ count: number }>('select count(*)::integer as count from suggestions where organization_id = $1 and change_id = $2 and decided_by = $3')
const REOPEN = sql(`
  update suggestions set state = 'Open', decided_by = null, decided_at = null, change_id = null, accepted = null where organization_id = $1 and id = any ($2::uuid[])`)
const side = (name: 'x' | 'y' | 'width' | 'height'): string => `person.${name} = (suggestion.origin #>> '{area,${name}}')::double precision`
/** Who was named by a face, whatever their identifier: they stand where it is, under the name that was accepted. */
const UNCHANGED = sql<{ id: string; personId: string }>(`
  select suggestion.id, person.id as "personId" from unnest($2::uuid[], $3::text[]) as accepted (id, name)
  join suggestions suggestion on suggestion.organization_id = $1 and suggestion.id = accepted.id
  join asset_persons person on person.organization_id = $1 and person.asset_id = suggestion.asset_id and person.content_version = suggestion.content_version
    and person.source = 'Recognized' and person.revision = 1 and person.name = accepted.name and ${side('x')} and ${side('y')} and ${side('width')} and ${side('height')}`)

const saidBy = ({ value, accepted }: Row): readonly string[] => accepted ?? value

interface Undoing extends Omit<Writing, 'author'> {
  readonly author: Reviewer
  readonly change: string
}

/** Each way answers what is as it was before. */
type Way = (tenant: Tenant, undoing: Undoing, rows: readonly Row[]) => Promise<readonly Row[]>

const untag: Way = async (tenant, undoing, rows) => {
  const assets = Map.groupBy(rows, ({ assetId }) => assetId)
  const back: Row[] = []
  const written = (await readRows(tenant, [...assets.keys()])).flatMap((before) => {
    const added = (assets.get(before.id) ?? []).filter((row) => before.tags.some((tag) => sameName(tag, saidBy(row)[0] ?? '')))
    back.push(...added)
    const tags = before.tags.filter((tag) => !added.some((row) => sameName(tag, saidBy(row)[0] ?? '')))
    return added.length === 0 ? [] : [{ before, after: { ...before, tags }, fields: ['tags'] as const }]
  })
  await writeRows(tenant, undoing, written)
  return back
}

const unsay: Way = async (tenant, { author, type, jobs, room, change }, rows) => {
  const assetIds = [...new Set(rows.map(({ assetId }) => assetId))]
  await undoMetadata(tenant, { author, type, jobs, room, operationId: change }, assetIds)
  const read = await readValuesOf(tenant, assetIds, [...new Set(rows.map(({ subject }) => subject))])
  return rows.filter(({ assetId, subject }) => read(assetId, subject).values.length === 0)
}

const unmark: Way = async (tenant, { author, type }, rows) => {
  const names = rows.map((row) => normalizeName(saidBy(row)[0] ?? ''))
  const unchanged = new Map((await tenant.query(UNCHANGED, [tenant.organizationId, rows.map(({ id }) => id), names])).map(({ id, personId }) => [id, personId]))
  const back: Row[] = []
  for (const row of rows) {
    const personId = unchanged.get(row.id)
    if (personId === undefined) continue
    const done = await removePerson(tenant, author, { type, assetId: row.assetId, personId, revision: 1 })
    if (Result.isSuccess(done)) back.push(row)
  }
  return back
}

const WAYS: Readonly<Record<SuggestionKind, Way>> = { Tag: untag, Face: unmark, Value: unsay }

const takeBack = async (tenant: Tenant, undoing: Omit<Undoing, 'type'>, rows: readonly Row[]): Promise<readonly Row[]> => {
  const back = rows.filter(({ state }) => state === 'Refused')
  for (const [type, own] of Map.groupBy(rows.filter(({ state }) => state === 'Accepted'), (row) => row.type)) {
    const undone: Row[] = []
    for (const [kind, some] of Map.groupBy(own, (row) => row.kind)) undone.push(...(await WAYS[kind](tenant, { ...undoing, type }, some)))
    await publishChanged(tenant, type, [...new Set(undone.map(({ assetId }) => assetId))])
    back.push(...undone)
  }
  return back
}

interface Reopened {
  readonly reopened: number
  /** Of all of it, what is decided still. */
  readonly left: number
  readonly next: string | null
}

/** Takes one's own decision back, as much as is decided at once; what was changed since of what it brought stays, and what cannot be reached any more. */
export const undoDecision = async (
  tenant: Tenant,
  reviewer: Reviewer,
  deciding: Deciding,
  { change, after }: { readonly change: string; readonly after?: string | undefined },
): Promise<Result.Result<Reopened, Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'text')
  if (after !== undefined && place === undefined) return unreadable('after')
  const asked = [tenant.organizationId, change, reviewer.userId]
  if ((await tenant.query(OWN_CHANGE, asked)).length === 0) return Result.fail({ code: 'NOT_FOUND' })
  const read = async () => pieceOf(await tenant.query(DECIDED(reviewer.restricted), [...asked, reviewer.modules, place?.id ?? null]))
  await holdPlaces(tenant, (await read()).piece.map(({ assetId, type, folderId }) => ({ id: assetId, type, folderId })))
  const { piece: rows, after: last } = await read()
  const room = roomOfEdit()
  let reopened = 0
  for (let at = 0; at < rows.length; at += PIECE) {
    const back = await takeBack(tenant, { author: reviewer, jobs: deciding.jobs, room, change }, rows.slice(at, at + PIECE))
    if (back.length > 0) await tenant.query(REOPEN, [tenant.organizationId, back.map(({ id }) => id)])
    await announce(tenant, deciding, back.map(({ assetId, type, kind, subject, value }) => ({ assetId, type, kind, subject, values: value, state: 'Open' })))
    reopened += back.length
  }
  const [{ count } = { count: 0 }] = await tenant.query(ALL, asked)
  return Result.succeed({ reopened, left: count, next: last === null ? null : writeCursor({ value: '', id: last }) })
}
