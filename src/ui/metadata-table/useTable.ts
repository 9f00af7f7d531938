import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellStateIn } from '../../application/metadata/valueAutosave.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import { cellText, tableContents, type TableContents, type ValueCell, valueCellAt } from '../../application/metadata-table/tableContents.ts'
import type { CellPlace } from '../../domain/metadata-table/gridRange.ts'
import { cellKey } from '../../domain/metadata/valueCell.ts'
import type { EditState } from '../../domain/metadata/valueEdit.ts'
import { type Language, matchLanguage } from '../../domain/preferences/language.ts'
import type { Ghost, Ghosts } from './useGhosts.ts'

export type CellState = EditState | 'saved' | undefined

/** What the table shows now. */
export interface Table {
  readonly actors: MetadataTableActors
  readonly contents: TableContents
  /** The same as long as all that makes cells what they are, beside their rows, is the same. */
  readonly cells: object
  readonly language: Language
  readonly cellAt: (place: CellPlace) => ValueCell | undefined
  readonly textAt: (place: CellPlace) => string
  readonly stateOf: (cell: ValueCell | undefined) => CellState
  /** What is proposed for a cell without values that can be edited. */
  readonly ghostAt: (place: CellPlace) => Ghost | undefined
  readonly ghosts: Ghosts
}

export const useTable = (actors: MetadataTableActors, ghosts: Ghosts): Table => {
  const { i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const view = useSelector(actors.tableView, (snapshot) => snapshot)
  const pages = useSelector(actors.tableRows, ({ context }) => context.pages)
  const total = useSelector(actors.tableRows, ({ context }) => context.total)
  const names = useSelector(actors.tableRows, ({ context }) => context.names)
  const saving = useSelector(actors.tableAutosaveOf(view.context.resourceType), (snapshot) => snapshot.context)
  const contents = useMemo(() => tableContents(view, { context: { pages, total, names } }, saving), [view, pages, total, names, saving])
  const underWay = useMemo(() => new Set(saving.call?.cells.map(cellKey)), [saving.call])
  const cells = useMemo(() => ({ view, saving, language, ghosts }), [view, saving, language, ghosts])
  return {
    actors,
    contents,
    cells,
    language,
    cellAt: (place) => valueCellAt(contents, place),
    textAt: (place) => cellText(contents, place, language),
    stateOf: (cell) => cell && cellStateIn(saving, cell, underWay),
    ghosts,
    ghostAt: (place) => {
      const cell = valueCellAt(contents, place)
      const isBlank = cell !== undefined && cell.isEditable && cell.edit === undefined && cell.values.length === 0
      return isBlank ? ghosts.of(cell.assetId, cell.attribute) : undefined
    },
  }
}
