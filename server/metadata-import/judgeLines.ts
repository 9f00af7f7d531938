import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { NO_COUNTS, type ImportCounts, type ImportSettings, type LineProblem, type RefusedLine } from '../../src/domain/metadata-import/metadataImport.ts'
import { refusedCodeOf, type AttributeValues } from '../../src/domain/metadata/assetMetadata.ts'
import { namesOf, type Names } from '../../src/domain/metadata/names.ts'
import type { CellAnswer, CellChange } from '../../src/domain/metadata/valueCell.ts'
import { parseValues, sameValues } from '../../src/domain/metadata/values.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isBlank } from '../../src/domain/validation/text.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Describer } from '../metadata/described.ts'
import { readValuesOf, type ReadValues } from '../metadata/valueRows.ts'
import { foundAssets, keyOf } from './foundAssets.ts'

/** A line as it is kept. */
export interface KeptLine {
  readonly number: number
  readonly line: number
  readonly cells: readonly string[]
}

/** A column that stands for an attribute. */
interface Column {
  readonly at: number
  readonly attribute: AttributeDefinition
  readonly names: Names | undefined
}

/** By what the lines of an import are judged. */
export interface Matching {
  readonly type: ResourceType
  readonly settings: ImportSettings
  readonly columns: readonly Column[]
}

const OPTIONS = sql<Option & { attributeId: string }>(`
  select id, label, attribute_id as "attributeId" from template_options
  where organization_id = $1 and attribute_id = any ($2::uuid[]) and merged_into is null`)

/** What the columns stand for, with the options of choices by their names. */
export const matchingOf = async (tenant: Tenant, type: ResourceType, settings: ImportSettings, attributes: readonly AttributeDefinition[]): Promise<Matching> => {
  const columns = settings.columns.flatMap((match, at) => {
    const attribute = match !== null && 'attributeId' in match ? attributes.find(({ id }) => id === match.attributeId) : undefined
    return attribute === undefined ? [] : [{ at, attribute }]
  })
  const choices = columns.filter(({ attribute }) => isChoice(attribute.type)).map(({ attribute }) => attribute.id)
  const options = Map.groupBy(choices.length === 0 ? [] : await tenant.query(OPTIONS, [tenant.organizationId, choices]), ({ attributeId }) => attributeId)
  const namesFor = ({ id, type: of }: AttributeDefinition) => (isChoice(of) ? namesOf(options.get(id) ?? []) : undefined)
  return { type, settings, columns: columns.map((column) => ({ ...column, names: namesFor(column.attribute) })) }
}

/** A cell that is to be written, and where it came from. */
interface ReadCell {
  readonly text: string
  readonly column: Column
  readonly change: CellChange
}

/** What a line comes to: the asset that it found, what is to be written of it, and what of it is refused already. */
export interface JudgedLine {
  readonly line: KeptLine
  readonly assetId: string | undefined
  readonly cells: readonly ReadCell[]
  readonly refused: readonly RefusedLine[]
}

const lineRefused = (line: KeptLine, code: LineProblem): JudgedLine => ({
  line,
  assetId: undefined,
  cells: [],
  refused: [{ line: line.line, attributeId: null, text: '', why: { code } }],
})

const cellsOf = (line: KeptLine, assetId: string, { settings, columns }: Matching, read: ReadValues): JudgedLine => {
  const [cells, refused]: [ReadCell[], RefusedLine[]] = [[], []]
  for (const column of columns) {
    const text = line.cells[column.at] ?? ''
    if (isBlank(text) && settings.blanks === 'leave') continue
    const { id: attributeId } = column.attribute
    const values = parseValues(text, { ...column.attribute, ...(column.names === undefined ? {} : { names: column.names }) }, settings.language)
    if (Result.isFailure(values)) refused.push({ line: line.line, attributeId, text, why: { code: refusedCodeOf(values.failure), problem: values.failure } })
    else cells.push({ text, column, change: { assetId, attributeId, values: values.success, revision: read(assetId, attributeId).revision } })
  }
  return { line, assetId, cells, refused }
}

/** Judges lines by what is there now. `taken`: assets that lines before these found. */
export const judgeLines = async (tenant: Tenant, viewer: Describer, matching: Matching, lines: readonly KeptLine[], taken: (assetIds: readonly string[]) => Promise<ReadonlySet<string>>) => {
  const { type, settings, columns } = matching
  const keys = lines.map((line) => keyOf(line.cells, settings))
  const find = await foundAssets(tenant, viewer, { type, folderId: settings.folderId }, keys.filter((key) => key !== undefined))
  const ids = keys.map((key) => (key === undefined ? undefined : find(key)))
  const found = [...new Set(ids.filter((id) => id !== undefined))]
  const [before, read] = [new Set(await taken(found)), await readValuesOf(tenant, found, columns.map(({ attribute }) => attribute.id))]
  const judged = lines.map((line, at): JudgedLine => {
    const assetId = ids[at]
    if (keys[at] === undefined) return lineRefused(line, 'keyMissing')
    if (assetId === undefined) return lineRefused(line, 'notFound')
    if (before.has(assetId)) return lineRefused(line, 'repeated')
    before.add(assetId)
    return cellsOf(line, assetId, matching, read)
  })
  return { judged, read }
}

const countOf = (before: AttributeValues, after: readonly string[], attribute: AttributeDefinition): keyof ImportCounts => {
  if (sameValues(before.values, after, attribute)) return 'same'
  if (before.values.length === 0) return 'added'
  return after.length === 0 ? 'cleared' : 'changed'
}

/** What became of judged lines, by the answers to their cells in their order. */
export const outcomeOf = (judged: readonly JudgedLine[], read: ReadValues, answers: readonly CellAnswer[]) => {
  const counts: Record<keyof ImportCounts, number> = { ...NO_COUNTS, lines: judged.length, found: judged.filter(({ assetId }) => assetId !== undefined).length }
  const left = answers.values()
  const lines = judged.map(({ line, assetId, cells, refused }) => {
    const answered = cells.map((cell) => ({ cell, answer: left.next().value }))
    const saved = answered.flatMap(({ cell, answer }) => (answer?.outcome === 'saved' ? [{ cell, now: answer.now }] : []))
    for (const { cell, now } of saved) counts[countOf(read(cell.change.assetId, cell.change.attributeId), now.values, cell.column.attribute)] += 1
    const late = answered.flatMap(({ cell: { text, change }, answer }): readonly RefusedLine[] => {
      if (answer === undefined || answer.outcome === 'saved') return []
      const why = answer.outcome === 'refused' ? answer.refusal : ({ code: 'stale' } as const)
      return [{ line: line.line, attributeId: change.attributeId, text, why }]
    })
    counts.refused += refused.length + late.length
    const written = saved.filter(({ cell, now }) => now.revision > cell.change.revision).map(({ now }) => now)
    return { number: line.number, assetId, refused: [...refused, ...late], written }
  })
  return { counts, lines }
}
