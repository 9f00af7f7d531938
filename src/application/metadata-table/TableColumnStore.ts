import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'

/** Keeps in this browser how one person has the columns of a template. */
export interface TableColumnStore {
  read(templateId: string): readonly ColumnPreference[]
  keep(templateId: string, columns: readonly ColumnPreference[]): void
}
