import type { TableColumnStore } from '../../application/metadata-table/TableColumnStore.ts'
import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { KeptColumns } from './kept.contract.ts'

/** `personOf`: whose columns they are. */
export class LocalStorageTableColumns implements TableColumnStore {
  readonly #area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly #personOf: () => string

  constructor(area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, personOf: () => string) {
    this.#area = area
    this.#personOf = personOf
  }

  read(templateId: string): readonly ColumnPreference[] {
    try {
      return (fit(shapeOf(KeptColumns), JSON.parse(this.#area.getItem(this.#key(templateId)) ?? '[]')) as readonly ColumnPreference[] | undefined) ?? []
    } catch {
      // Somebody else wrote there, or storage is closed to us.
      return []
    }
  }

  keep(templateId: string, columns: readonly ColumnPreference[]): void {
    try {
      this.#area.setItem(this.#key(templateId), JSON.stringify(columns))
    } catch {
      // Without storage columns stand as long as their page.
    }
  }

  forget(templateId: string): void {
    try {
      this.#area.removeItem(this.#key(templateId))
    } catch {
      // Nothing is kept there.
    }
  }

  #key(templateId: string): string {
    return `vitrine.tableColumns.${this.#personOf()}.${templateId}`
  }
}
