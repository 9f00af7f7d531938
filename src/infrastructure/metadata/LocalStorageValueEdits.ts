import * as Schema from 'effect/Schema'
import type { ValueEditStore } from '../../application/metadata/ValueEditStore.ts'
import type { ValueEdit, ValueEdits } from '../../domain/metadata/valueEdit.ts'
import { fit, type Shape } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { AttributeValues, CellRefusal } from './contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const Values = Schema.Array(Schema.String)
/** Made when it is first needed: bundles may come to this module before they come to the contract. */
const kept = () =>
  shapeOf(
    Schema.Struct({
      assetId: Schema.String,
      attributeId: Schema.String,
      values: Values,
      typed: Schema.optionalKey(Schema.String),
      base: Schema.Struct({ values: Values, revision: Schema.Finite }),
      sent: Schema.Array(Values),
      refusal: Schema.optionalKey(CellRefusal),
      theirs: Schema.optionalKey(AttributeValues),
    }),
  )

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
      const shape = kept()
      return keys.toSorted().flatMap((key) => this.#readOne(key, shape))
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

  #readOne(key: string, shape: Shape): readonly ValueEdit[] {
    try {
      const edit = fit(shape, JSON.parse(this.#area.getItem(key) ?? 'null')) as ValueEdit | undefined
      if (edit === undefined) return []
      this.#written.set(key.slice(this.#prefix.length), edit)
      return [edit]
    } catch {
      // Somebody else wrote there.
      return []
    }
  }
}
