import * as Result from 'effect/Result'
import { cellOf } from '../src/domain/metadata-table/tableRow.ts'
import type { CellChange } from '../src/domain/metadata/valueCell.ts'
import { tableContents } from '../src/application/metadata-table/tableContents.ts'
import { WHOLE_MODULE, type ViewQuery } from '../src/application/metadata-table/viewQuery.ts'
import { libraryWith, type Stage } from './library.ts'

const { signal } = new AbortController()

/** The published template of records, and the assets that it describes here. */
const TEMPLATE = 'Document'
const CORRESPONDENTS = ['Elin Strand', 'Halvard Brekke', 'Johan Quist; Elin Strand']

const value = <Value, Failed>(outcome: Result.Result<Value, Failed>): Value => {
  if (Result.isFailure(outcome)) throw new Error(`The sample could not be prepared: ${JSON.stringify(outcome.failure)}`)
  return outcome.success
}

/** Describes some assets of the sample, each a little differently. */
const describeAssets = async ({ ports }: Stage, count: number): Promise<void> => {
  const listed = value(await ports.metadataTable.templates('RECORDS', signal)).find(({ name }) => name === TEMPLATE)
  const { attributes } = value(await ports.metadataTable.template('RECORDS', listed?.id ?? '', signal))
  const [code = '', received = '', correspondent = '', kind = ''] = attributes.map(({ id }) => id)
  const options = value(await ports.metadata.options({ attributeId: kind, search: '', limit: 10 }, signal)).items
  const assets = [...ports.sample.pictures, ...ports.sample.files].slice(0, count)
  const cells = assets.flatMap(({ id: assetId }, at): readonly CellChange[] => {
    const of = (attributeId: string, values: readonly string[]) => ({ assetId, attributeId, values, revision: 0 })
    return [
      of(code, [`HM-A-${String(431 + at * 7)}`]),
      of(received, at % 5 === 4 ? [] : [`19${String(20 + at)}-0${(at % 9) + 1}-11`]),
      of(correspondent, (CORRESPONDENTS[at % 3] ?? '').split('; ')),
      of(kind, options.slice(at % 3, (at % 3) + 1).map(({ id }) => id)),
    ]
  })
  value(await ports.metadataTable.save('RECORDS', cells, 'the sample', signal))
}

/** A table of the sample's records; `prepare` breaks or holds calls, `then` does what the story shows when the rows are there. */
export const tableWith =
  (prepare: (stage: Stage) => void = () => undefined, { count = 24, query = WHOLE_MODULE, isOpened = true }: { readonly count?: number; readonly query?: ViewQuery; readonly isOpened?: boolean } = {}) =>
  () => {
    const library = libraryWith()()
    const { stage } = library
    const open = async () => {
      if (count > 0) await describeAssets(stage, count)
      prepare(stage)
      stage.shell.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query })
    }
    if (isOpened) void open()
    return { ...library, valueAutosave: stage.shell.tableAutosaveOf('RECORDS') }
  }

export type TableLibrary = ReturnType<ReturnType<typeof tableWith>>

/** A table of pictures with where they were taken, one farther from Bergen than the other, narrowed to those that lie near. */
export const tableNearBergen = () => {
  const library = tableWith(undefined, { isOpened: false })()
  const { ports, shell } = library.stage
  const open = async () => {
    const { id: templateId = '' } = value(await ports.metadataTable.templates('RECORDS', signal)).find(({ name }) => name === 'Glass plate') ?? {}
    const { attributes } = value(await ports.metadataTable.template('RECORDS', templateId, signal))
    const { id: attributeId = '' } = attributes.find(({ type }) => type === 'coordinates') ?? {}
    const cells = ports.sample.pictures.slice(0, 12).map(({ id: assetId }, at) => ({ assetId, attributeId, values: [`${60.39 + at / 100},5.32`], revision: 0 }))
    value(await ports.metadataTable.save('RECORDS', cells, 'the sample', signal))
    const filter = { is: 'near', value: '60.39,5.32', metres: 2500 } as const
    shell.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId, query: { ...WHOLE_MODULE, filters: [{ attributeId, filter }] } })
  }
  void open()
  return library
}

/** What the table shows. */
export const contentsIn = ({ tableView, tableRows, tableAutosaveOf }: Stage['shell']) => tableContents(tableView.getSnapshot(), tableRows.getSnapshot(), tableAutosaveOf('RECORDS').getSnapshot().context)

/** Somebody else writes into a cell meanwhile. */
export const writtenElsewhere = async ({ ports, shell }: Stage, row: number, column: number, text: string): Promise<void> => {
  const { rowAt, columns } = contentsIn(shell)
  const [written, attributeId] = [rowAt(row), columns[column]?.id ?? '']
  if (written === undefined) throw new Error('There is no such row')
  const { asset: { id: assetId } } = written
  const { revision } = cellOf(written, attributeId)
  value(await ports.metadataTable.save('RECORDS', [{ assetId, attributeId, values: [text], revision }], `elsewhere ${row} ${column}`, signal))
}
