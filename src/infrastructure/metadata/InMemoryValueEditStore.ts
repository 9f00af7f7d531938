import type { ValueEditStore } from '../../application/metadata/ValueEditStore.ts'
import type { ValueEdit, ValueEdits } from '../../domain/metadata/valueEdit.ts'

export class InMemoryValueEditStore implements ValueEditStore {
  #kept: ValueEdits = new Map()

  read(): readonly ValueEdit[] {
    return [...this.#kept.values()]
  }

  keep(edits: ValueEdits): boolean {
    this.#kept = edits
    return true
  }
}
