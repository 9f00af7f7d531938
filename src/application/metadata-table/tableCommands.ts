import { type CellText, filledDown, MAX_BLOCK, pasted } from '../../domain/metadata-table/blockPlan.ts'
import { turned } from '../../domain/metadata-table/editHistory.ts'
import { type Finding, replacedIn } from '../../domain/metadata-table/findReplace.ts'
import { areaOf, type CellPlace, placesIn } from '../../domain/metadata-table/gridRange.ts'
import { readTsv, writeTsv } from '../../domain/metadata-table/tsv.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { CellRef } from '../../domain/metadata/valueCell.ts'
import type { WrittenCell } from '../../domain/metadata/valueEdit.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import type { AttributeOptions } from './attributeOptions.ts'
import { judged, type TextOptions, written } from './judgedCells.ts'
import type { TableParts } from './tableParts.ts'
import { cellText, sightOf, type TableSight, valueCellAt } from './tableSight.ts'

/** How many cells a command changed, and how many it left: because they cannot be edited, or somebody changed them since. */
export interface CommandDone {
  readonly changed: number
  readonly left: number
}

/** What is done to many cells at once, and to one; each is one step that can be taken back. */
export const tableCommands = (parts: TableParts, options: AttributeOptions) => {
  const { tableView, tableRows, gridFocus, tableHistory, tableAutosaveOf } = parts
  const autosave = () => tableAutosaveOf(tableView.getSnapshot().context.resourceType)
  const sight = (): TableSight => sightOf(tableView.getSnapshot(), tableRows.getSnapshot(), autosave().getSnapshot().context)
  const marked = () => areaOf(gridFocus.getSnapshot().context.range)

  const write = (cells: readonly (WrittenCell | undefined)[]): CommandDone => {
    const changed = cells.filter((cell) => cell !== undefined)
    const before = new Map(changed.map((cell) => [cell, autosave().getSnapshot().context.edits.get(`${cell.assetId} ${cell.attributeId}`)?.values ?? cell.stored.values]))
    autosave().send({ type: 'cells.write', cells: changed })
    const steps = changed.filter(({ wrong }) => wrong === undefined)
    tableHistory.send({ type: 'step.made', cells: steps.map((cell) => ({ assetId: cell.assetId, attributeId: cell.attributeId, before: before.get(cell) ?? [], after: cell.values })) })
    return { changed: changed.length, left: cells.length - changed.length }
  }

  const optionsFor = async (seen: TableSight, texts: readonly CellText[]): Promise<TextOptions> => {
    const ids = new Set(texts.flatMap(({ place }) => seen.columns[place.column]?.attribute ?? []).flatMap(({ id, type }) => (isChoice(type) ? [id] : [])))
    return new Map(await Promise.all([...ids].map(async (id) => [id, (await options(id)) ?? []] as const)))
  }

  const enter = async (texts: readonly CellText[], language: Language): Promise<CommandDone> => {
    const some = texts.slice(0, MAX_BLOCK)
    const known = await optionsFor(sight(), some)
    const seen = sight()
    const done = write(some.map(({ place, text }) => judged(seen, place, text, language, known)))
    return { ...done, left: done.left + texts.length - some.length }
  }

  const put = (puts: readonly { readonly place: CellPlace; readonly values: readonly MetadataValue[] }[]): CommandDone => {
    const seen = sight()
    return write(puts.slice(0, MAX_BLOCK).map(({ place, values }) => written(seen, place, values)))
  }

  const turn = (way: 'undo' | 'redo'): CommandDone => {
    const { history } = tableHistory.getSnapshot().context
    const { rows, columns, autosave: saving } = sight()
    const places = new Map(rows.flatMap(({ asset }, row) => columns.map(({ id }, column) => [`${asset.id} ${id}`, { row, column }] as const)))
    const cellAt = ({ assetId, attributeId }: CellRef) => {
      const place = places.get(`${assetId} ${attributeId}`)
      return place && valueCellAt(sight(), place)
    }
    const valuesOf = (cell: CellRef) => cellAt(cell)?.values ?? saving.known.get(`${cell.assetId} ${cell.attributeId}`)?.values ?? []
    const turning = turned(history, way, valuesOf)
    if (turning === undefined) return { changed: 0, left: 0 }
    const cells = turning.cells.flatMap((cell) => {
      const stored = cellAt(cell)?.stored ?? saving.known.get(`${cell.assetId} ${cell.attributeId}`)
      return stored === undefined ? [] : [{ ...cell, stored }]
    })
    autosave().send({ type: 'cells.write', cells })
    tableHistory.send({ type: 'step.turned', history: turning.history })
    return { changed: cells.length, left: turning.left }
  }

  const clear = () => put(placesIn(marked()).map((place) => ({ place, values: [] })))
  const copy = (language: Language): string => {
    const { top, left, bottom, right } = marked()
    const seen = sight()
    const lines = Array.from({ length: bottom - top + 1 }, (_, down) => placesIn({ top: top + down, left, bottom: top + down, right }))
    return writeTsv(lines.map((line) => line.map((place) => cellText(seen, place, language))))
  }

  return {
    /** What a choice offers; undefined where it could not be read. */
    optionsOf: options,
    /** The text of one cell, as it was typed. */
    enter: (place: CellPlace, text: string, language: Language) => enter([{ place, text }], language),
    choose: (place: CellPlace, values: readonly MetadataValue[]) => put([{ place, values }]),
    copy,
    clear,
    cut: (language: Language): string => {
      const text = copy(language)
      clear()
      return text
    },
    paste: (text: string, language: Language) => enter(pasted(readTsv(text), marked(), { rows: sight().rows.length, columns: sight().columns.length }), language),
    fillDown: () => put(filledDown(marked()).flatMap(({ from, to }) => ({ place: to, values: valueCellAt(sight(), from)?.values ?? [] }))),
    replace: (finding: Finding, replacement: string, language: Language) => {
      const seen = sight()
      const area = areaOf(gridFocus.getSnapshot().context.range)
      const isWhole = gridFocus.getSnapshot().matches('single')
      const places = placesIn(isWhole ? { top: 0, left: 0, bottom: seen.rows.length - 1, right: seen.columns.length - 1 } : area)
      const texts = places.flatMap((place) => {
        const text = valueCellAt(seen, place) && replacedIn(cellText(seen, place, language), finding, replacement)
        return text === undefined ? [] : [{ place, text }]
      })
      return enter(texts, language)
    },
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  }
}

export type TableCommands = ReturnType<typeof tableCommands>
