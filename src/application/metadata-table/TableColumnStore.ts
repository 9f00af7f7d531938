import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'

/** Keeps in this browser how one person has the columns of a template, as long as their account has not taken it. */
export interface TableColumnStore {
  read(templateId: string): readonly ColumnPreference[]
  keep(templateId: string, columns: readonly ColumnPreference[]): void
  forget(templateId: string): void
}
