import { cellKey } from '../../../domain/metadata/valueCell.ts'
import { cellOf } from '../../../domain/metadata-table/tableRow.ts'
import type { ValueRevision } from '../../../domain/metadata/assetMetadata.ts'
import { rowIn, rowOfAsset } from './rowPages.ts'
import type { RevisionStatus, News } from './tableNews.machine.ts'
import type { TableParts } from '../tableParts.ts'

/** What the table knows of what the server tells, and what follows of it. */
export const newsOf = ({ tableView, tableRows, tableAutosaveOf }: Pick<TableParts, 'tableView' | 'tableRows' | 'tableAutosaveOf'>) => {
  const asked = () => tableRows.getSnapshot().context.asked
  const isOrderedBy = (attributeId: string): boolean => {
    const { sort, filters } = asked() ?? { sort: { by: 'name' as const }, filters: [] }
    return (sort.by === 'attribute' && sort.attributeId === attributeId) || filters.some((one) => one.attributeId === attributeId)
  }
  return {
    isOrderedBy,
    shownType: () => asked()?.resourceType,
    revisionStatusOf: (value: ValueRevision): RevisionStatus => {
      const { pages, asked: of } = tableRows.getSnapshot().context
      const { call, known } = tableAutosaveOf(of?.resourceType ?? 'RECORDS').getSnapshot().context
      if (call?.cells.some((cell) => cellKey(cell) === cellKey(value)) === true) return 'underWay'
      const at = rowOfAsset(pages, value.assetId)
      const row = at === undefined ? undefined : rowIn(pages, at)
      // A row that is not there may come with what one took back oneself, or be on its way, as it was before.
      if (row === undefined && isOrderedBy(value.attributeId)) return 'new'
      const shown = row === undefined ? 0 : cellOf(row, value.attributeId).revision
      return Math.max(shown, known.get(cellKey(value))?.revision ?? 0) >= value.revision ? 'known' : 'new'
    },
    changed: (news: News) => tableRows.send({ type: 'rows.changed', ...news }),
    templatesChanged: () => tableView.send({ type: 'templates.changed' }),
  }
}
