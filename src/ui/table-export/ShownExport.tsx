import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import { rowIn, type RowPages } from '../../application/metadata-table/rows/rowPages.ts'
import type { TableExportActors } from '../../application/table-export/tableExportActors.ts'
import { shownColumns } from '../../domain/metadata-table/columns.ts'
import { areaOf, type GridArea } from '../../domain/metadata-table/gridRange.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ExportMenu } from './ExportMenu.tsx'

/** The assets of marked rows, once all of them are read. */
const markedRows = (pages: RowPages, { top, bottom }: GridArea): readonly string[] => {
  const marked: string[] = []
  for (let row = top; row <= bottom; row += 1) {
    const read = rowIn(pages, row)
    if (read === undefined) return []
    marked.push(read.asset.id)
  }
  return marked
}

/** Takes home what the table shows: its rows in their order, or the marked ones, with the columns that are shown. */
export const ShownExport = ({ actors }: { readonly actors: MetadataTableActors & TableExportActors }) => {
  const { i18n } = useTranslation()
  const { tableView, tableRows, gridFocus } = actors
  const { template, columns } = useSelector(tableView, ({ context }) => context)
  const asked = useSelector(tableRows, ({ context }) => context.asked)
  const isNone = useSelector(tableRows, (snapshot) => snapshot.matches('none'))
  const area = useSelector(gridFocus, (snapshot) => (snapshot.matches('ranging') ? areaOf(snapshot.context.range) : undefined))
  const marked = useSelector(tableRows, ({ context }) => (area === undefined ? [] : markedRows(context.pages, area)), shallowEqual)
  if (asked === undefined) return null
  const shown = { ...asked, language: matchLanguage(i18n.language), columns: shownColumns(columns).flatMap(({ attribute }) => attribute?.id ?? []) }
  return <ExportMenu tableExport={actors.tableExport} shown={shown} name={template?.name ?? ''} marked={marked} isNone={isNone} />
}
