import type { ImportCounts } from '../../src/domain/metadata-import/metadataImport.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Describer } from '../metadata/described.ts'
import type { ContactReader } from '../metadata/namedContacts.ts'
import { foreseeCells, saveCells } from '../metadata-table/cells.ts'
import { judgeLines, outcomeOf, type KeptLine, type Matching } from './judgeLines.ts'
import type { HeldImport } from './steps.ts'

/** Lines that are judged, or written, in one transaction: others who write the same assets wait no longer than for so many. */
export const LINES_AT_ONCE = 100

const LINES = sql<KeptLine>(`
  select number, line, cells, not_calculated as "notCalculated" from metadata_import_lines
  where organization_id = $1 and import_id = $2 and number > $3 order by number limit ${LINES_AT_ONCE}`)
const TAKEN = sql<{ id: string }>(`
  select asset_id as id from metadata_import_lines
  where organization_id = $1 and import_id = $2 and number <= $3 and asset_id = any ($4::uuid[]) and asset_id is not null`)
const NOTE = sql(`
  update metadata_import_lines line set asset_id = judged.asset_id, refused = judged.refused, written = judged.written, is_assigned = judged.is_assigned
  from unnest($3::integer[], $4::uuid[], $5::jsonb[], $6::integer[], $7::boolean[]) as judged (number, asset_id, refused, written, is_assigned)
  where line.organization_id = $1 and line.import_id = $2 and line.number = judged.number`)
/** What a piece came to. `position`: the last that it is done with. */
export interface PieceDone {
  readonly counts: ImportCounts
  readonly position: number
  readonly isLast: boolean
}

interface Judging {
  readonly importId: string
  readonly viewer: Describer & ContactReader
  readonly matching: Matching
  /** Undefined: nothing is written. */
  readonly jobs: Jobs | undefined
}

interface Noted {
  readonly number: number
  readonly assetId: string | undefined
  readonly refused: readonly unknown[]
  readonly written: readonly unknown[]
}

const note = (tenant: Tenant, importId: string, lines: readonly Noted[], assigned: ReadonlySet<string> | undefined) =>
  tenant.query(NOTE, [
    tenant.organizationId,
    importId,
    lines.map(({ number }) => number),
    lines.map(({ assetId }) => assetId ?? null),
    lines.map(({ refused }) => (refused.length === 0 ? null : JSON.stringify(refused))),
    lines.map(({ written }) => (assigned === undefined ? 0 : written.length)),
    lines.map(({ assetId = '' }) => assigned?.has(assetId) === true),
  ])

/** Judges the next lines, and writes what of them can be written. */
export const nextLines = async (tenant: Tenant, { importId, viewer, matching, jobs }: Judging, { type, position }: HeldImport): Promise<PieceDone> => {
  const { organizationId } = tenant
  const lines = await tenant.query(LINES, [organizationId, importId, position])
  const taken = async (ids: readonly string[]) => new Set((await tenant.query(TAKEN, [organizationId, importId, position, ids])).map(({ id }) => id))
  const { judged, read } = await judgeLines(tenant, viewer, matching, lines, taken)
  const cells = judged.flatMap((line) => line.cells.map(({ change }) => change))
  const saved = jobs === undefined ? undefined : await saveCells(tenant, jobs, viewer, type, cells, importId)
  const outcome = outcomeOf(judged, read, saved?.answers ?? (await foreseeCells(tenant, viewer, type, cells)))
  await note(tenant, importId, outcome.lines, saved?.assigned)
  return { counts: outcome.counts, position: lines.at(-1)?.number ?? position, isLast: lines.length < LINES_AT_ONCE }
}
