import type { ValueEditStore } from '../../application/metadata/ValueEditStore.ts'
import type { ValueEdit, ValueEdits } from '../../domain/metadata/valueEdit.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { KeptEdit } from './kept.contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Each cell under a key of its own, so that tabs of one person do not write over each other's. `place`: the person, organization and module. */
export class LocalStorageValueEdits implements ValueEditStore {
  readonly #area: Area
  readonly #prefix: string
  #written = new Map<string, ValueEdit>()

  constructor(area: Area, place: string) {
    this.#area = area
    this.#prefix = `vitrine.valueEdit.${place}.`
  }

  read(): readonly ValueEdit[] {
    try {
      const keys = Array.from({ length: this.#area.length }, (_, at) => this.#area.key(at) ?? '').filter((key) => key.startsWith(this.#prefix))
      return keys.toSorted().flatMap((key) => this.#readOne(key))
    } catch {
      // Storage is closed to us.
      return []
    }
  }

  keep(edits: ValueEdits): boolean {
    try {
      for (const key of this.#written.keys()) if (!edits.has(key)) this.#area.removeItem(this.#prefix + key)
      for (const [key, edit] of edits) if (this.#written.get(key) !== edit) this.#area.setItem(this.#prefix + key, JSON.stringify(edit))
      this.#written = new Map(edits)
      return true
    } catch {
      // Without storage, or beyond what it takes; what was written of it is written again with the next edit.
      return false
    }
  }

  #readOne(key: string): readonly ValueEdit[] {
    try {
      const edit = fit(shapeOf(KeptEdit), JSON.parse(this.#area.getItem(key) ?? 'null')) as ValueEdit | undefined
      if (edit === undefined) return []
      this.#written.set(key.slice(this.#prefix.length), edit)
      return [edit]
    } catch {
      // Somebody else wrote there.
      return []
    }
  }
}
