import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import {
  canMatch,
  firstSettings,
  NO_COUNTS,
  REFUSALS_LISTED,
  wrongSettings,
  type ImportSettings,
  type ImportStep,
  type ImportSummary,
  type MetadataImport,
  type RefusedLine,
} from '../../src/domain/metadata-import/metadataImport.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { JobFailure, JobState } from '../jobs/kind.ts'
import { tableTemplate } from '../metadata-table/tableTemplates.ts'
import type { ReadTable } from './TableReader.ts'

/** Whose import it is, and in which module it is looked at. */
export interface Owner {
  readonly viewer: Viewer
  readonly type: ResourceType
}

type Found<A = MetadataImport> = Result.Result<A, Failure<'NOT_FOUND'>>

interface Row extends Omit<MetadataImport, 'sample' | 'state' | 'failure' | 'refused' | 'createdAt' | 'done'> {
  readonly position: number
  readonly job: JobState | null
  readonly failure: JobFailure | null
  readonly createdAt: Date
}

const INSERT = sql(`
  insert into metadata_imports (id, organization_id, user_id, type, template_id, name, heads, lines, settings)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`)
const INSERT_LINES = sql(`
  insert into metadata_import_lines (organization_id, import_id, number, line, cells, not_calculated)
  select $1, $2, $3 + one.at, one.line, array(select jsonb_array_elements_text(one.cells)), array(select jsonb_array_elements_text(one.not_calculated)::integer)
  from unnest($4::integer[], $5::jsonb[], $6::jsonb[]) with ordinality as one (line, cells, not_calculated, at)`)
const READ = sql<Row>(`
  select import.id, import.type, import.template_id as "templateId", import.name, import.heads, import.lines, import.settings, import.step,
    import.position, import.counts, job.state as job, job.failure, import.created_at as "createdAt"
  from metadata_imports import left join jobs job on job.organization_id = $1 and job.id = import.job_id
  where import.organization_id = $1 and import.user_id = $2 and import.type = $3 and import.id = $4`)
const SAMPLE = sql<{ cells: readonly string[] }>(`
  select cells from metadata_import_lines where organization_id = $1 and import_id = $2 and number <= 5 order by number`)
const REFUSED = sql<{ refused: readonly RefusedLine[] }>(`
  select refused from metadata_import_lines where organization_id = $1 and import_id = $2 and refused is not null order by number limit ${REFUSALS_LISTED}`)
/** A step that begins at the same moment is over before its columns are matched otherwise, or begins after. */
const LOCK = sql('select from metadata_imports where organization_id = $1 and id = $2 for update')
const MATCH = sql(`update metadata_imports set settings = $3, step = 'read', position = 0, counts = $4 where organization_id = $1 and id = $2`)
const FORGET = sql<{ id: string }>('delete from metadata_imports where organization_id = $1 and user_id = $2 and id = $3 returning id')

/** Lines that are written by one statement. */
const BATCH = 2000

function* inBatches(lines: Iterable<TableLine>): Generator<readonly TableLine[]> {
  let piece: TableLine[] = []
  for (const line of lines) {
    piece.push(line)
    if (piece.length < BATCH) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}

const stateOf = (job: JobState | null, step: ImportStep): MetadataImport['state'] => {
  if (job === 'Waiting' || job === 'Working') return 'underWay'
  if (step !== 'planning' && step !== 'applying' && step !== 'undoing') return 'idle'
  return job === 'Failed' ? 'failed' : 'stopped'
}

export const readImport = async (tenant: Tenant, { viewer, type }: Owner, id: string): Promise<Found> => {
  const [row] = await tenant.query(READ, [tenant.organizationId, viewer.userId, type, id])
  if (row === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const [sample, refused] = await Promise.all([tenant.query(SAMPLE, [tenant.organizationId, id]), tenant.query(REFUSED, [tenant.organizationId, id])])
  const { position, job, failure, createdAt, ...rest } = row
  return Result.succeed({
    ...rest,
    sample: sample.map(({ cells }) => cells),
    state: stateOf(job, row.step),
    failure: failure?.code ?? null,
    done: position,
    refused: refused.flatMap((line) => line.refused).slice(0, REFUSALS_LISTED),
    createdAt: createdAt.toISOString(),
  })
}

const LIST = sql<Omit<ImportSummary, 'state' | 'createdAt'> & Pick<Row, 'job' | 'createdAt'>>(`
  select import.id, import.name, import.lines, import.step, import.counts, job.state as job, import.created_at as "createdAt"
  from metadata_imports import left join jobs job on job.organization_id = $1 and job.id = import.job_id
  where import.organization_id = $1 and import.user_id = $2 and import.type = $3 and import.template_id = $4
  order by import.created_at desc limit 20`)

/** Those by one template, which its owner must be in. */
export const importsOf = async (tenant: Tenant, { viewer, type }: Owner, templateId: string): Promise<Result.Result<readonly ImportSummary[], Failure<'TEMPLATE_NOT_FOUND'>>> => {
  const template = await tableTemplate(tenant, viewer.userId, type, templateId)
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const rows = await tenant.query(LIST, [tenant.organizationId, viewer.userId, type, templateId])
  return Result.succeed(rows.map(({ job, createdAt, ...row }) => ({ ...row, state: stateOf(job, row.step), createdAt: createdAt.toISOString() })))
}

interface Received {
  readonly templateId: string
  readonly name: string
  readonly language: Language
  readonly table: ReadTable
}

/** Keeps what was read of a file, with its columns matched by their heads. */
export const keepImport = async (tenant: Tenant, owner: Owner, { templateId, name, language, table }: Received): Promise<Result.Result<MetadataImport, Failure<'TEMPLATE_NOT_FOUND' | 'NOT_FOUND'>>> => {
  const { viewer, type } = owner
  const template = await tableTemplate(tenant, viewer.userId, type, templateId)
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const settings = firstSettings(table.heads, template.success.attributes, language)
  const id = randomUUID()
  await tenant.query(INSERT, [id, tenant.organizationId, viewer.userId, type, templateId, name, table.heads, table.count, JSON.stringify(settings)])
  let at = 0
  for (const piece of inBatches(table.lines())) {
    const [lines, cells, notCalculated] = [piece.map(({ line }) => line), piece.map((one) => JSON.stringify(one.cells)), piece.map((one) => JSON.stringify(one.notCalculated))]
    await tenant.query(INSERT_LINES, [tenant.organizationId, id, at, lines, cells, notCalculated])
    at += piece.length
  }
  return readImport(tenant, owner, id)
}

type MatchRefused = Failure<'NOT_FOUND' | 'TEMPLATE_NOT_FOUND' | 'VALIDATION_FAILED' | 'STALE_EDIT'>

/** Has the columns stand for something else: what was planned is planned anew. */
export const matchImport = async (tenant: Tenant, owner: Owner, id: string, settings: ImportSettings): Promise<Result.Result<MetadataImport, MatchRefused>> => {
  await tenant.query(LOCK, [tenant.organizationId, id])
  const found = await readImport(tenant, owner, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { templateId, heads, step, state } = found.success
  if (!canMatch(step) || state === 'underWay') return Result.fail({ code: 'STALE_EDIT' })
  const template = await tableTemplate(tenant, owner.viewer.userId, owner.type, templateId)
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const fields = wrongSettings(settings, heads, template.success.attributes)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  await tenant.query(MATCH, [tenant.organizationId, id, JSON.stringify(settings), JSON.stringify(NO_COUNTS)])
  return readImport(tenant, owner, id)
}

/** Whose refused lines are fetched: the heads and the language of its file, and what the attributes are. */
export interface RefusedOf {
  readonly id: string
  readonly heads: readonly string[]
  readonly fileLanguage: Language
  readonly attributes: ReadonlyMap<string, AttributeDefinition>
}

const TYPE = sql<{ type: ResourceType }>('select type from metadata_imports where organization_id = $1 and user_id = $2 and id = $3')

/** As long as its owner is in the template. */
export const refusedOf = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<RefusedOf, Failure<'NOT_FOUND' | 'TEMPLATE_NOT_FOUND'>>> => {
  const [row] = await tenant.query(TYPE, [tenant.organizationId, viewer.userId, id])
  if (row === undefined || !viewer.modules.some((module: string) => module === row.type)) return Result.fail({ code: 'NOT_FOUND' })
  const found = await readImport(tenant, { viewer, type: row.type }, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { templateId, heads, settings } = found.success
  const template = await tableTemplate(tenant, viewer.userId, row.type, templateId)
  return Result.map(template, ({ attributes }) => ({ id, heads, fileLanguage: settings.language, attributes: new Map(attributes.map((one) => [one.id, one])) }))
}

/** What it changed stays, and can be taken back asset by asset alone. */
export const forgetImport = async (tenant: Tenant, { viewer }: Owner, id: string): Promise<Found<object>> =>
  (await tenant.query(FORGET, [tenant.organizationId, viewer.userId, id])).length > 0 ? Result.succeed({}) : Result.fail({ code: 'NOT_FOUND' })
