import type { TableSelectionStore } from '../../application/metadata-table/TableSelectionStore.ts'
import type { Selected } from '../../application/selection/selected.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { KeptSelection } from './kept.contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'vitrine.tableSelection.'

/** Over a reload as far as there is room; those of before make room for a new one. */
export class SessionStorageTableSelections implements TableSelectionStore {
  readonly #area: Area
  readonly #newName: () => string
  readonly #here = new Map<string, Selected>()

  constructor(area: Area, newName: () => string) {
    this.#area = area
    this.#newName = newName
  }

  keep(selected: Selected): string {
    const name = this.#newName()
    this.#here.set(name, selected)
    if (!this.#write(name, selected)) {
      this.#forget()
      this.#write(name, selected)
    }
    return name
  }

  read(name: string): Selected | undefined {
    try {
      return this.#here.get(name) ?? (fit(shapeOf(KeptSelection), JSON.parse(this.#area.getItem(PREFIX + name) ?? 'null')) as Selected | undefined)
    } catch {
      // Somebody else wrote there, or storage is closed to us.
      return undefined
    }
  }

  #write(name: string, selected: Selected): boolean {
    try {
      this.#area.setItem(PREFIX + name, JSON.stringify(selected))
      return true
    } catch {
      // Without storage, or beyond what it takes, it lives as long as its page.
      return false
    }
  }

  #forget(): void {
    try {
      const keys = Array.from({ length: this.#area.length }, (_, at) => this.#area.key(at) ?? '')
      for (const key of keys) if (key.startsWith(PREFIX)) this.#area.removeItem(key)
    } catch {
      // Storage is closed to us.
    }
  }
}
