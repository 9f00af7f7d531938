import { type CellText, filledBelow, filledDown, MAX_BLOCK, pasted } from '../../domain/metadata-table/blockPlan.ts'
import type { CellStep } from '../../domain/metadata-table/editHistory.ts'
import { type Finding, replacedIn } from '../../domain/metadata-table/findReplace.ts'
import { areaOf, type CellPlace, type GridArea, placesIn, sizeOf } from '../../domain/metadata-table/gridRange.ts'
import { readTsv, writeTsv } from '../../domain/metadata-table/tsv.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { WrittenCell } from '../../domain/metadata/valueEdit.ts'
import { cellKey } from '../../domain/metadata/valueCell.ts'
import { textsIn } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { isNamed } from '../../domain/templates/attributeTypes.ts'
import { cellLookups } from './editing/cellLookups.ts'
import type { CellOffer } from './editing/cellOffer.ts'
import type { CommandDone } from './commandDone.ts'
import { filledFrom, judged, judgedPaste, NO_OPTIONS, type TextOptions, written } from './judgedCells.ts'
import { leavingCells } from './editing/leavingCells.ts'
import type { NamedValues } from './namedValues.ts'
import { nextFound } from './nextFound.ts'
import { readRows } from './rows/readRows.ts'
import { missingPages } from './rows/rowPages.ts'
import { turnHistory } from './turnHistory.ts'
import type { TableParts } from './tableParts.ts'
import { cellSince, cellText, tableContents, type TableContents, type ValueCell, valueCellAt } from './tableContents.ts'

interface Typed {
  readonly cell: ValueCell | undefined
  readonly text: string
}

const withBeyond = (done: CommandDone, beyond: number): CommandDone => (beyond > 0 ? { ...done, beyond } : done)

const UNREAD: CommandDone = { changed: 0, left: 0, isUnread: true }
const TOO_MUCH: CommandDone = { changed: 0, left: 0, isTooMuch: true }

/** As many of its rows as one command changes. */
const within = ({ top, left, bottom, right }: GridArea): GridArea => ({ top, left, bottom: Math.min(bottom, top + Math.max(1, Math.floor(MAX_BLOCK / (right - left + 1))) - 1), right })

/** What is done to many cells at once, and to one; each is one step that can be taken back. Rows that have not been read are read first. */
export const tableCommands = (parts: TableParts, { offer, named }: { readonly offer: CellOffer; readonly named: NamedValues }) => {
  const { tableView, tableRows, gridFocus, tableHistory, tableAutosaveOf } = parts
  const autosave = () => tableAutosaveOf(tableView.getSnapshot().context.resourceType)
  const lookups = cellLookups<CommandDone>()
  const contents = (): TableContents => tableContents(tableView.getSnapshot(), tableRows.getSnapshot(), autosave().getSnapshot().context)
  const marked = () => areaOf(gridFocus.getSnapshot().context.range)
  let copied: string | undefined

  const write = (cells: readonly (WrittenCell | undefined)[], saving = autosave()): CommandDone => {
    const changed = cells.filter((cell) => cell !== undefined)
    const { edits } = saving.getSnapshot().context
    const steps = changed.map((cell): CellStep => {
      const { assetId, attributeId, isNamed: hasNames, values, stored, wrong } = cell
      const { values: before = stored.values, typed, refusal } = edits.get(cellKey(cell)) ?? {}
      return { assetId, attributeId, ...(hasNames && { isNamed: hasNames }), before, after: values, wrongAfter: wrong, ...(typed !== undefined && refusal !== undefined && { wrongBefore: { typed, refusal } }) }
    })
    saving.send({ type: 'cells.write', cells: changed })
    tableHistory.send({ type: 'step.made', cells: steps })
    return { changed: changed.length, left: cells.length - changed.length }
  }

  const optionsFor = async (texts: readonly Typed[]): Promise<TextOptions> => {
    const words = texts.flatMap(({ cell, text }) => (cell !== undefined && isNamed(cell.attribute.type) ? textsIn(text, cell.attribute).map((word) => ({ id: cell.attributeId, word })) : []))
    const looked = [...Map.groupBy(words, ({ id }) => id)].map(async ([id, own]) => [id, await named(id, own.map(({ word }) => word))] as const)
    const found = await Promise.all(looked)
    tableRows.send({ type: 'names.learned', names: found.flatMap(([, options]) => options ?? []) })
    return new Map(found)
  }

  const judgeAll = (texts: readonly Typed[], language: Language, judge: typeof judged): Promise<CommandDone> => {
    // Another module may be looked at when it is answered.
    const saving = autosave()
    const writeBy = (known: TextOptions) => {
      const { context } = saving.getSnapshot()
      const { nameOf } = contents()
      return write(texts.map(({ cell, text }) => judge(cell && cellSince(cell, context), text, nameOf, language, known)), saving)
    }
    const cells = texts.flatMap(({ cell }) => (cell === undefined ? [] : [cell]))
    return lookups.during(cells, () => writeBy(NO_OPTIONS), optionsFor(texts).then(writeBy))
  }

  const { take, keepOpen } = leavingCells(parts, { autosave, contents, write, lookups, optionsFor, offer })

  /** Into rows that have been read. */
  const enterRead = async (texts: readonly CellText[], language: Language, judge = judged): Promise<CommandDone> => {
    const some = texts.slice(0, MAX_BLOCK)
    const seen = contents()
    const done = await judgeAll(some.map(({ place, text }) => ({ cell: valueCellAt(seen, place), text })), language, judge)
    return withBeyond(done, texts.length - some.length)
  }
  const enter = async (texts: readonly CellText[], language: Language, judge = judged): Promise<CommandDone> =>
    (await readRows(tableRows, texts.slice(0, MAX_BLOCK).map(({ place }) => place.row))) ? enterRead(texts, language, judge) : UNREAD

  const put = async (places: readonly CellPlace[], writtenIn: (cell: ValueCell | undefined, seen: TableContents, at: number) => WrittenCell | undefined, beyond = 0): Promise<CommandDone> => {
    if (!(await readRows(tableRows, places.map(({ row }) => row)))) return UNREAD
    const seen = contents()
    return withBeyond(write(places.map((place, at) => writtenIn(valueCellAt(seen, place), seen, at))), beyond)
  }

  const clear = () => {
    const [all, area] = [marked(), within(marked())]
    return put(placesIn(area), (cell) => written(cell, []), sizeOf(all) - sizeOf(area))
  }
  const copy = (language: Language): string | undefined => {
    const area = marked()
    const { pages, total } = tableRows.getSnapshot().context
    if (sizeOf(area) > MAX_BLOCK) return undefined
    if (missingPages(pages, { from: area.top, to: area.bottom }, total).length > 0) {
      tableRows.send({ type: 'rows.wanted', from: area.top, to: area.bottom })
      return undefined
    }
    const seen = contents()
    const lines = Array.from({ length: area.bottom - area.top + 1 }, (_, down) => placesIn({ ...area, top: area.top + down, bottom: area.top + down }))
    copied = writeTsv(lines.map((line) => line.map((place) => cellText(seen, place, language, seen.writtenNameOf))))
    return copied
  }
  const fill = async (filled: readonly { readonly from: CellPlace; readonly to: CellPlace }[], beyond = 0): Promise<CommandDone> => {
    const some = filled.slice(0, MAX_BLOCK)
    if (!(await readRows(tableRows, some.map(({ from }) => from.row)))) return UNREAD
    const filling = (cell: ValueCell | undefined, seen: TableContents, at: number) => filledFrom(cell, some[at] && valueCellAt(seen, some[at].from))
    return put(some.map(({ to }) => to), filling, beyond + filled.length - some.length)
  }

  return {
    /** Learns what values are called that no row may show. */
    learnNames: async (attributeId: string, values: readonly MetadataValue[]): Promise<void> => {
      if (values.length > 0) tableRows.send({ type: 'names.learned', names: (await named(attributeId, values)) ?? [] })
    },
    /** The text of one cell, as it was typed. */
    enter: (place: CellPlace, text: string, language: Language) => enter([{ place, text }], language),
    /** A text that was refused for looking like an error is meant as it is. */
    enterAsTyped: (cell: ValueCell, language: Language): CommandDone => {
      const saving = autosave()
      return write([judged(cellSince(cell, saving.getSnapshot().context), cell.edit?.typed ?? '', contents().nameOf, language, NO_OPTIONS)], saving)
    },
    take,
    keepOpen,
    /** Undefined where nothing is asked of what a cell was left with. */
    lookupOf: lookups.of,
    choose: (place: CellPlace, values: readonly MetadataValue[]) => put([place], (cell) => written(cell, values)),
    /** Undefined where that is more than one takes, or rows of it have not been read: `uncopied` says which. */
    copy,
    uncopied: (): CommandDone => (sizeOf(marked()) > MAX_BLOCK ? TOO_MUCH : UNREAD),
    clear,
    /** The same; then nothing is cleared either. */
    cut: (language: Language): { readonly text: string; readonly done: Promise<CommandDone> } | undefined => {
      const text = copy(language)
      return text === undefined ? undefined : { text, done: clear() }
    },
    paste: async (text: string, language: Language): Promise<CommandDone> => {
      const { texts, cutRows, cutColumns } = pasted(readTsv(text), marked(), { rows: contents().count, columns: contents().columns.length })
      // A text of the table itself that looks like an error is a text.
      const done = await enter(texts, language, text.replaceAll('\r\n', '\n') === copied ? judged : judgedPaste)
      return { ...done, ...(cutRows > 0 && { cutRows }), ...(cutColumns > 0 && { cutColumns }) }
    },
    fillDown: () => fill(filledDown(within(marked())), sizeOf(marked()) - sizeOf(within(marked()))),
    /** Repeats what is marked below it, down to a row, and marks all of it. */
    fillTo: (last: number) => {
      const { top, left, bottom, right } = marked()
      if (last > bottom) {
        gridFocus.send({ type: 'cell.pointed', place: { row: top, column: left }, isExtending: false })
        gridFocus.send({ type: 'cell.pointed', place: { row: last, column: right }, isExtending: true })
      }
      return fill(filledBelow({ top, left, bottom, right }, last))
    },
    /** Sends the focus to the next cell that is found, and answers it; undefined: there is none. */
    findNext: (finding: Finding, language: Language): CellPlace | undefined => {
      const place = nextFound(contents(), gridFocus.getSnapshot().context.range.focus, finding, language)
      if (place !== undefined) gridFocus.send({ type: 'cell.pointed', place, isExtending: false })
      return place
    },
    /** In the cells that are marked or, where one is, in all that have been read; how many rows have not been is told. */
    replace: async (finding: Finding, replacement: string, language: Language): Promise<CommandDone> => {
      const area = marked()
      const isWhole = gridFocus.getSnapshot().matches('single')
      const { top, bottom } = within(area)
      if (!isWhole && !(await readRows(tableRows, [top, bottom]))) return UNREAD
      const seen = contents()
      const places = isWhole ? seen.read().flatMap(([row]) => seen.columns.map((_, column) => ({ row, column }))) : placesIn(within(area))
      const texts = places.flatMap((place) => {
        const text = valueCellAt(seen, place) && replacedIn(cellText(seen, place, language), finding, replacement)
        return text === undefined ? [] : [{ place, text }]
      })
      const done = await enterRead(texts, language)
      const unreadRows = isWhole ? seen.count - seen.read().length : 0
      return unreadRows > 0 ? { ...done, unreadRows } : withBeyond(done, (done.beyond ?? 0) + (isWhole ? 0 : sizeOf(area) - sizeOf(within(area))))
    },
    undo: () => turnHistory(parts, contents, 'undo'),
    redo: () => turnHistory(parts, contents, 'redo'),
  }
}

export type TableCommands = ReturnType<typeof tableCommands>
