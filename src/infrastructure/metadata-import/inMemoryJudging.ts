import type { AssetDetail } from '../../domain/assets/asset.ts'
import { cellsOf, countedAs, type ImportColumn, keyOf, lineRefused } from '../../domain/metadata-import/importLine.ts'
import type { TableLine } from '../../domain/metadata-import/csvTable.ts'
import { addCounts, type ImportCounts, type LineProblem, type MetadataImport, NO_COUNTS, type RefusedLine } from '../../domain/metadata-import/metadataImport.ts'
import type { ValueChange } from '../../domain/metadata/assetMetadata.ts'
import { nameKey } from '../../domain/naming/names.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { Memory } from '../memory/Memory.ts'
import { namedIn } from '../metadata/inMemoryNames.ts'

/** What the lines of an import come to now. */
export interface JudgedImport {
  readonly counts: ImportCounts
  readonly refused: readonly RefusedLine[]
  /** Of assets, each once. */
  readonly edits: readonly { readonly asset: AssetDetail; readonly changes: readonly ValueChange[] }[]
}

type Judged = Pick<MetadataImport, 'type' | 'settings'>

const columnsOf = (memory: Memory, { attributes }: Template, { settings }: Judged): readonly ImportColumn[] =>
  settings.columns.flatMap((match, at) => {
    const attribute = match !== null && 'attributeId' in match ? attributes.find(({ id }) => id === match.attributeId) : undefined
    return attribute === undefined ? [] : [{ at, attribute: { ...namedIn(memory, attribute, []), id: attribute.id } }]
  })

const finding = ({ library }: Memory, { type, settings }: Judged) => {
  const seen = [...library.assets.values()].filter((asset) => asset.type === type && !library.trashed.has(asset.id))
  return (cells: readonly string[]): AssetDetail | LineProblem => {
    const key = keyOf(cells, settings)
    if (typeof key === 'string') return key
    const found = seen.find((asset) => {
      if (key.by === 'id') return asset.id === key.value
      return key.by === 'fileNumber' ? nameKey(asset.fileNumber) === key.value : asset.folderId === settings.folderId && nameKey(asset.name) === key.value
    })
    return found ?? 'notFound'
  }
}

export const judgeImport = (memory: Memory, template: Template, judged: Judged, lines: readonly TableLine[]): JudgedImport => {
  const [columns, find] = [columnsOf(memory, template, judged), finding(memory, judged)]
  const [edits, refused]: [JudgedImport['edits'][number][], RefusedLine[]] = [[], []]
  let counts = NO_COUNTS
  const count = (more: Partial<ImportCounts>) => {
    counts = addCounts(counts, { ...NO_COUNTS, ...more })
  }
  for (const line of lines) {
    const found = find(line.cells)
    const asset = typeof found === 'string' ? undefined : found
    count({ lines: 1 })
    if (typeof found === 'string' || asset === undefined || edits.some((edit) => edit.asset.id === asset.id)) {
      count({ refused: 1 })
      refused.push(lineRefused(line.line, typeof found === 'string' ? found : 'repeated'))
      continue
    }
    const { cells, refused: unread } = cellsOf(line, columns, judged.settings)
    refused.push(...unread)
    count({ found: 1, refused: unread.length })
    const changes = cells.map(({ attributeId, values }): ValueChange => {
      const attribute = template.attributes.find(({ id }) => id === attributeId)
      const before = memory.metadata.read(asset.id, { id: attributeId, type: attribute?.type ?? 'text' })
      count({ [countedAs(before.values, values)]: 1 })
      return { attributeId, values, revision: before.revision }
    })
    edits.push({ asset, changes })
  }
  return { counts, refused, edits }
}
