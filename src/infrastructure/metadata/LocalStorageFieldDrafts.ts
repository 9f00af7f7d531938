import type { FieldDraft, FieldDrafts } from '../../application/metadata/fieldDrafts.ts'
import type { FieldDraftStore } from '../../application/metadata/FieldDraftStore.ts'
import { fit, type Shape } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { KeptDraft, KeptOfAsset } from './kept.contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const areAlike = (one: FieldDraft | undefined, other: FieldDraft | undefined): boolean => JSON.stringify(one?.texts) === JSON.stringify(other?.texts)

/** Each field under a key of its own, so that tabs of one person do not write over each other's. */
export class LocalStorageFieldDrafts implements FieldDraftStore {
  readonly #area: Area
  readonly #person: () => string

  constructor(area: Area, person: () => string) {
    this.#area = area
    this.#person = person
  }

  read(assetId: string): FieldDrafts {
    try {
      this.#divide(assetId)
      const prefix = this.#prefix(assetId)
      const fields = Array.from({ length: this.#area.length }, (_, at) => this.#area.key(at) ?? '').flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
      return Object.fromEntries(
        fields.toSorted().flatMap((field) => {
          const draft = this.#readOne(prefix + field)
          return draft === undefined ? [] : [[field, draft]]
        }),
      )
    } catch {
      // Storage is closed to us.
      return {}
    }
  }

  save(assetId: string, before: FieldDrafts, after: FieldDrafts): void {
    try {
      for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) this.#write(this.#prefix(assetId) + field, before[field], after[field])
    } catch {
      // Without storage, or beyond what it takes, drafts live as long as their page.
    }
  }

  #write(key: string, before: FieldDraft | undefined, after: FieldDraft | undefined): void {
    if (before === after) return
    const isTyped = after !== undefined && !areAlike(before, after)
    if (!isTyped && !areAlike(this.#readOne(key), before)) return
    if (after === undefined) this.#area.removeItem(key)
    else this.#area.setItem(key, JSON.stringify(after))
  }

  #readOne(key: string): FieldDraft | undefined {
    return this.#fitted(shapeOf(KeptDraft), key) as FieldDraft | undefined
  }

  /** All fields of an asset stood under one key before each had its own. */
  #divide(assetId: string): void {
    const key = `vitrine.fieldDrafts.${this.#person()}.${assetId}`
    const ofAsset = (this.#fitted(shapeOf(KeptOfAsset), key) ?? {}) as FieldDrafts
    for (const [field, draft] of Object.entries(ofAsset)) this.#write(this.#prefix(assetId) + field, undefined, draft)
    this.#area.removeItem(key)
  }

  #fitted(shape: Shape, key: string): unknown {
    try {
      return fit(shape, JSON.parse(this.#area.getItem(key) ?? 'null'))
    } catch {
      // Somebody else wrote there.
      return undefined
    }
  }

  #prefix(assetId: string): string {
    return `vitrine.fieldDraft.${this.#person()}.${assetId}.`
  }
}
