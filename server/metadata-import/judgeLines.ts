import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import { cellsOf, countedAs, keyOf, lineRefused, type ImportColumn, type ReadCell } from '../../src/domain/metadata-import/importLine.ts'
import { NO_COUNTS, type ImportCounts, type ImportSettings, type LineProblem, type RefusedLine } from '../../src/domain/metadata-import/metadataImport.ts'
import { namesOf, type Names } from '../../src/domain/metadata/names.ts'
import type { CellAnswer, CellChange } from '../../src/domain/metadata/valueCell.ts'
import { textsIn } from '../../src/domain/metadata/values.ts'
import { isChoice, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Describer } from '../metadata/described.ts'
import { assetsInTexts } from '../metadata/namedAssets.ts'
import { namesInTexts, type ContactReader } from '../metadata/namedContacts.ts'
import { readValuesOf, type ReadValues } from '../metadata/valueRows.ts'
import { foundAssets } from './foundAssets.ts'

/** A line as it is kept. */
export interface KeptLine extends TableLine {
  readonly number: number
}

/** By what the lines of an import are judged. */
export interface Matching {
  readonly type: ResourceType
  readonly settings: ImportSettings
  readonly columns: readonly ImportColumn[]
}

/** Under every name that they had, also as options that were merged; one that is still offered goes before them. */
const OPTIONS = sql<Option & { attributeId: string }>(`
  select distinct on (attribute_id, label_key) coalesce(merged_into, id) as id, label, attribute_id as "attributeId" from template_options
  where organization_id = $1 and attribute_id = any ($2::uuid[]) order by attribute_id, label_key, merged_into nulls first, id`)

/** What the columns stand for, with the options of choices by their names. */
export const matchingOf = async (tenant: Tenant, type: ResourceType, settings: ImportSettings, attributes: readonly AttributeDefinition[]): Promise<Matching> => {
  const columns = settings.columns.flatMap((match, at) => {
    const attribute = match !== null && 'attributeId' in match ? attributes.find(({ id }) => id === match.attributeId) : undefined
    return attribute === undefined ? [] : [{ at, attribute }]
  })
  const choices = columns.filter(({ attribute }) => isChoice(attribute.type)).map(({ attribute }) => attribute.id)
  const options = Map.groupBy(choices.length === 0 ? [] : await tenant.query(OPTIONS, [tenant.organizationId, choices]), ({ attributeId }) => attributeId)
  const namesFor = ({ id, type: of }: AttributeDefinition) => (isChoice(of) ? namesOf(options.get(id) ?? []) : undefined)
  const named = (attribute: AttributeDefinition) => {
    const names = namesFor(attribute)
    return names === undefined ? attribute : { ...attribute, names }
  }
  return { type, settings, columns: columns.map(({ at, attribute }) => ({ at, attribute: named(attribute) })) }
}

/** A cell that is to be written, and its change. */
interface JudgedCell extends ReadCell {
  readonly change: CellChange
}

/** What a line comes to: the asset that it found, what is to be written of it, and what of it is refused already. */
interface JudgedLine {
  readonly line: KeptLine
  readonly assetId: string | undefined
  readonly cells: readonly JudgedCell[]
  readonly refused: readonly RefusedLine[]
}

const refusedLine = (line: KeptLine, code: LineProblem): JudgedLine => ({ line, assetId: undefined, cells: [], refused: [lineRefused(line.line, code)] })

const judgedLine = (line: KeptLine, assetId: string, { settings, columns }: Matching, read: ReadValues): JudgedLine => {
  const { cells, refused } = cellsOf(line, columns, settings)
  const changes = cells.map((cell) => ({ ...cell, change: { assetId, attributeId: cell.attributeId, values: cell.values, revision: read(assetId, cell.attributeId).revision } }))
  return { line, assetId, cells: changes, refused }
}

/** The same columns, those of contacts and assets with what these lines name. */
const naming = async (tenant: Tenant, reader: AccessScope & ContactReader, matching: Matching, lines: readonly KeptLine[]): Promise<Matching> => {
  const textsOf = (type: AttributeType) => matching.columns.flatMap(({ at, attribute }) => (attribute.type === type ? lines.flatMap(({ cells }) => textsIn(cells[at] ?? '', attribute)) : []))
  const [contacts, assets] = [await namesInTexts(tenant, reader, textsOf('contact')), await assetsInTexts(tenant, reader, textsOf('asset'))]
  const namesFor: Partial<Readonly<Record<AttributeType, Names>>> = { contact: contacts, asset: assets }
  const named = (attribute: ImportColumn['attribute']) => {
    const names = namesFor[attribute.type]
    return names === undefined ? attribute : { ...attribute, names }
  }
  return { ...matching, columns: matching.columns.map(({ at, attribute }) => ({ at, attribute: named(attribute) })) }
}

/** Judges lines by what is there now. `taken`: assets that lines before these found. */
export const judgeLines = async (tenant: Tenant, viewer: Describer & ContactReader, asked: Matching, lines: readonly KeptLine[], taken: (assetIds: readonly string[]) => Promise<ReadonlySet<string>>) => {
  const matching = await naming(tenant, viewer, asked, lines)
  const { type, settings, columns } = matching
  const keys = lines.map((line) => keyOf(line.cells, settings))
  const find = await foundAssets(tenant, viewer, { type, folderId: settings.folderId }, keys.filter((key) => typeof key !== 'string'))
  const ids = keys.map((key) => (typeof key === 'string' ? undefined : find(key)))
  const found = [...new Set(ids.filter((id) => id !== undefined))]
  const [before, read] = [new Set(await taken(found)), await readValuesOf(tenant, found, columns.map(({ attribute }) => attribute.id))]
  const judged = lines.map((line, at): JudgedLine => {
    const [assetId, key] = [ids[at], keys[at]]
    if (typeof key === 'string') return refusedLine(line, key)
    if (assetId === undefined) return refusedLine(line, 'notFound')
    if (before.has(assetId)) return refusedLine(line, 'repeated')
    before.add(assetId)
    return judgedLine(line, assetId, matching, read)
  })
  return { judged, read }
}

/** What became of judged lines, by the answers to their cells in their order. */
export const outcomeOf = (judged: readonly JudgedLine[], read: ReadValues, answers: readonly CellAnswer[]) => {
  const kindOf = ({ change: { assetId, attributeId } }: JudgedCell, after: readonly string[]) => countedAs(read(assetId, attributeId).values, after)
  const counts: Record<keyof ImportCounts, number> = { ...NO_COUNTS, lines: judged.length, found: judged.filter(({ assetId }) => assetId !== undefined).length }
  const left = answers.values()
  const lines = judged.map(({ line, assetId, cells, refused }) => {
    const answered = cells.map((cell) => ({ cell, answer: left.next().value }))
    const saved = answered.flatMap(({ cell, answer }) => (answer?.outcome === 'saved' ? [{ cell, now: answer.now }] : []))
    for (const { cell, now } of saved) counts[kindOf(cell, now.values)] += 1
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
