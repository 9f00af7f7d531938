import type { ValueEditStore } from '../../application/metadata/ValueEditStore.ts'
import type { ValueEdit, ValueEdits } from '../../domain/metadata/valueEdit.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { KeptEdit } from './kept.contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** An edit, and how this tab read it or wrote it last. */
interface Kept {
  readonly edit: ValueEdit
  readonly text: string
}

const isSaying = (one: ValueEdit, other: ValueEdit): boolean => one.typed === other.typed && JSON.stringify(one.values) === JSON.stringify(other.values)

/** Each cell under a key of its own, so that tabs of one person do not write over each other's. `place`: the person, organization and module. */
export class LocalStorageValueEdits implements ValueEditStore {
  readonly #area: Area
  readonly #prefix: string
  #written = new Map<string, Kept>()

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
      for (const [key, { text }] of this.#written) if (!edits.has(key) && this.#area.getItem(this.#prefix + key) === text) this.#area.removeItem(this.#prefix + key)
      const written = [...edits].map(([key, edit]) => [key, this.#write(key, edit)] as const)
      this.#written = new Map(written)
      return true
    } catch {
      // Without storage, or beyond what it takes; what was written of it is written again with the next edit.
      return false
    }
  }

  /** What another tab wrote since is overwritten by what a person writes here, and by nothing else. */
  #write(key: string, edit: ValueEdit): Kept {
    const before = this.#written.get(key)
    if (before?.edit === edit) return before
    const isTyped = before === undefined || !isSaying(before.edit, edit)
    if (!isTyped && this.#area.getItem(this.#prefix + key) !== before.text) return { edit, text: before.text }
    const text = JSON.stringify(edit)
    this.#area.setItem(this.#prefix + key, text)
    return { edit, text }
  }

  #readOne(key: string): readonly ValueEdit[] {
    try {
      const text = this.#area.getItem(key) ?? 'null'
      const edit = fit(shapeOf(KeptEdit), JSON.parse(text)) as ValueEdit | undefined
      if (edit === undefined) return []
      this.#written.set(key.slice(this.#prefix.length), { edit, text })
      return [edit]
    } catch {
      // Somebody else wrote there.
      return []
    }
  }
}
