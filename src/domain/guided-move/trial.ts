import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { Language } from '../preferences/language.ts'
import { type AttributePlan, EXAMPLES_TOLD, type LossExample, type MoveExample } from './guidedMove.ts'
import type { Mapping } from './mapping.ts'
import type { Moved, NamedAttribute, PlannedMove } from './moveValues.ts'

interface Tally {
  same: number
  converted: number
  lost: number
  staying: number
  readonly examples: MoveExample[]
  readonly losses: LossExample[]
}

/** What a move comes to, asset by asset: every value is counted, and a few of each kind are kept to be told. */
export class Trial {
  /** Assets of which something stays. */
  kept = 0
  readonly #language: Language
  readonly #tallies = new Map<string, Tally>()

  constructor(language: Language) {
    this.#language = language
  }

  take(assetId: string, { moved, losses }: Moved, plan: readonly PlannedMove[]): void {
    if (losses.length > 0) this.kept += 1
    const read = (value: string, attribute: NamedAttribute): string => VALUE_TYPES[attribute.type].format(value, attribute, this.#language)
    const named = new Map(plan.map((one) => [one.from.id, one]))
    for (const { attributeId, before, after } of moved) {
      const { from, to } = named.get(attributeId) ?? {}
      if (from === undefined || to === undefined || to === null) continue
      const [tally, was, is] = [this.#of(attributeId), read(before, from), read(after, to)]
      if (was === is) tally.same += 1
      else {
        tally.converted += 1
        if (tally.examples.length < EXAMPLES_TOLD) tally.examples.push({ assetId, before: was, after: is })
      }
    }
    for (const { attributeId, value, problem } of losses) {
      const [tally, from] = [this.#of(attributeId), named.get(attributeId)?.from]
      if (problem === null) tally.staying += 1
      else {
        tally.lost += 1
        if (from !== undefined && tally.losses.length < EXAMPLES_TOLD) tally.losses.push({ assetId, value: read(value, from), problem })
      }
    }
  }

  /** `added`: by the target, labels of options that it gets. */
  plans(attributes: readonly { readonly id: string }[], mapping: Mapping, added: ReadonlyMap<string, readonly string[]>): readonly AttributePlan[] {
    return attributes.map(({ id }) => {
      const { targetId = null, addOptions = false } = mapping.find(({ attributeId }) => attributeId === id) ?? {}
      const labels = addOptions ? (added.get(targetId ?? '') ?? []) : []
      return { attributeId: id, targetId, ...this.#of(id), addedOptions: labels.length, addedLabels: labels.slice(0, EXAMPLES_TOLD) }
    })
  }

  #of(attributeId: string): Tally {
    const tally = this.#tallies.get(attributeId) ?? { same: 0, converted: 0, lost: 0, staying: 0, examples: [], losses: [] }
    this.#tallies.set(attributeId, tally)
    return tally
  }
}
