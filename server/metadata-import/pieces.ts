import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { NO_COUNTS, type ImportCounts } from '../../src/domain/metadata-import/metadataImport.ts'
import type { AttributeValues } from '../../src/domain/metadata/assetMetadata.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Describer } from '../metadata/described.ts'
import { foreseeCells, saveCells } from '../metadata-table/cells.ts'
import { judgeLines, outcomeOf, type KeptLine, type Matching } from './judgeLines.ts'
import type { HeldImport } from './steps.ts'

/** Lines that are judged, or written, in one transaction: others who write the same assets wait no longer than for so many. */
export const LINES_AT_ONCE = 100

const LINES = sql<KeptLine>(`
  select number, line, cells from metadata_import_lines
  where organization_id = $1 and import_id = $2 and number > $3 order by number limit ${LINES_AT_ONCE}`)
const TAKEN = sql<{ id: string }>(`
  select asset_id as id from metadata_import_lines
  where organization_id = $1 and import_id = $2 and number <= $3 and asset_id = any ($4::uuid[]) and asset_id is not null`)
const NOTE = sql(`
  update metadata_import_lines line set asset_id = judged.asset_id, refused = judged.refused
  from unnest($3::integer[], $4::uuid[], $5::jsonb[]) as judged (number, asset_id, refused)
  where line.organization_id = $1 and line.import_id = $2 and line.number = judged.number`)
const CHANGED = sql(`
  insert into metadata_import_changes (organization_id, import_id, number, attribute_id, asset_id, revision)
  select $1, $2, number, attribute, asset, revision
  from unnest($3::integer[], $4::uuid[], $5::uuid[], $6::integer[]) as change (number, attribute, asset, revision)`)

/** What a piece came to. `position`: the last that it is done with. */
export interface PieceDone {
  readonly counts: ImportCounts
  readonly position: number
  readonly isLast: boolean
}

interface Judging {
  readonly importId: string
  readonly viewer: Describer
  readonly matching: Matching
  /** Undefined: nothing is written. */
  readonly jobs: Jobs | undefined
}

interface Noted {
  readonly number: number
  readonly assetId: string | undefined
  readonly refused: readonly unknown[]
  readonly written: readonly AttributeValues[]
}

const note = async (tenant: Tenant, importId: string, lines: readonly Noted[], isWritten: boolean): Promise<void> => {
  const refused = lines.map((line) => (line.refused.length === 0 ? null : JSON.stringify(line.refused)))
  await tenant.query(NOTE, [tenant.organizationId, importId, lines.map(({ number }) => number), lines.map(({ assetId }) => assetId ?? null), refused])
  const changes = isWritten ? lines.flatMap(({ number, assetId, written }) => written.map(({ attributeId, revision }) => ({ number, assetId, attributeId, revision }))) : []
  const columns = [changes.map(({ number }) => number), changes.map(({ attributeId }) => attributeId), changes.map(({ assetId }) => assetId), changes.map(({ revision }) => revision)]
  if (changes.length > 0) await tenant.query(CHANGED, [tenant.organizationId, importId, ...columns])
}

/** Judges the next lines, and writes what of them can be written. */
export const nextLines = async (tenant: Tenant, { importId, viewer, matching, jobs }: Judging, { type, position }: HeldImport): Promise<PieceDone> => {
  const { organizationId } = tenant
  const lines = await tenant.query(LINES, [organizationId, importId, position])
  const taken = async (ids: readonly string[]) => new Set((await tenant.query(TAKEN, [organizationId, importId, position, ids])).map(({ id }) => id))
  const { judged, read } = await judgeLines(tenant, viewer, matching, lines, taken)
  const cells = judged.flatMap((line) => line.cells.map(({ change }) => change))
  const answers = jobs === undefined ? await foreseeCells(tenant, viewer, type, cells) : (await saveCells(tenant, jobs, viewer, type, cells)).answers
  const outcome = outcomeOf(judged, read, answers)
  await note(tenant, importId, outcome.lines, jobs !== undefined)
  return { counts: outcome.counts, position: lines.at(-1)?.number ?? position, isLast: lines.length < LINES_AT_ONCE }
}

interface ChangeRow {
  readonly number: number
  readonly assetId: string
  readonly attributeId: string
  readonly revision: number
  readonly before: readonly MetadataValue[]
}

const CHANGES = sql<ChangeRow>(`
  with line as materialized (
    select distinct number from metadata_import_changes where organization_id = $1 and import_id = $2 and number > $3 order by number limit ${LINES_AT_ONCE}
  )
  select made.number, made.asset_id as "assetId", made.attribute_id as "attributeId", made.revision, change.before
  from line
  join metadata_import_changes made on made.organization_id = $1 and made.import_id = $2 and made.number = line.number
  join metadata_changes change on change.organization_id = $1 and change.asset_id = made.asset_id and change.attribute_id = made.attribute_id and change.revision = made.revision
  order by made.number, made.attribute_id`)

/** Takes back what the next lines changed; what was changed since stays, and is counted as refused. */
export const nextUndone = async (tenant: Tenant, { importId, viewer, jobs }: Pick<Judging, 'importId' | 'viewer'> & { readonly jobs: Jobs }, { type, position }: HeldImport): Promise<PieceDone> => {
  const changes = await tenant.query(CHANGES, [tenant.organizationId, importId, position])
  const cells = changes.map(({ assetId, attributeId, revision, before }) => ({ assetId, attributeId, revision, values: before }))
  const { answers } = await saveCells(tenant, jobs, viewer, type, cells)
  const changed = answers.filter(({ outcome }) => outcome === 'saved').length
  const numbers = new Set(changes.map(({ number }) => number))
  const counts = { ...NO_COUNTS, lines: numbers.size, found: new Set(changes.map(({ assetId }) => assetId)).size, changed, refused: answers.length - changed }
  return { counts, position: changes.at(-1)?.number ?? position, isLast: numbers.size < LINES_AT_ONCE }
}
