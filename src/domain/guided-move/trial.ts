import { remembering } from '../metadata/remembering.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { Language } from '../preferences/language.ts'
import { type AttributePlan, EXAMPLES_LISTED, type LossExample, type MoveExample } from './guidedMove.ts'
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
  readonly #tallies = new Map<string, Tally>()
  /** By attribute: how people read a value. */
  readonly #readers: ReadonlyMap<string, (value: string) => string>

  constructor(plan: readonly PlannedMove[], language: Language) {
    const reader = (attribute: NamedAttribute) => [attribute.id, remembering((value) => VALUE_TYPES[attribute.type].format(value, attribute, language))] as const
    this.#readers = new Map(plan.flatMap(({ from, to }) => [reader(from), ...(to === null ? [] : [reader(to)])]))
  }

  /** Counts values that are known to move as they are, or to stay, without one of them. */
  count(attributeId: string, kind: 'same' | 'staying', values: number): void {
    this.#of(attributeId)[kind] += values
  }

  /** `staysMore`: something else of the asset stays as well, which is counted apart. */
  take(assetId: string, { moved, losses }: Moved, staysMore = false): void {
    if (losses.length > 0 || staysMore) this.kept += 1
    const read = (value: string, attributeId: string): string => this.#readers.get(attributeId)?.(value) ?? value
    for (const { attributeId, targetId, before, after } of moved) {
      const [tally, was, is] = [this.#of(attributeId), read(before, attributeId), read(after, targetId)]
      if (was === is) tally.same += 1
      else {
        tally.converted += 1
        if (tally.examples.length < EXAMPLES_LISTED) tally.examples.push({ assetId, before: was, after: is })
      }
    }
    for (const { attributeId, value, problem } of losses) {
      const tally = this.#of(attributeId)
      if (problem === null) tally.staying += 1
      else {
        tally.lost += 1
        if (tally.losses.length < EXAMPLES_LISTED) tally.losses.push({ assetId, value: read(value, attributeId), problem })
      }
    }
  }

  /** `added`: by the target, labels of options that it gets. */
  plans(attributes: readonly { readonly id: string }[], mapping: Mapping, added: ReadonlyMap<string, readonly string[]>): readonly AttributePlan[] {
    return attributes.map(({ id }) => {
      const { targetId = null, addOptions = false } = mapping.find(({ attributeId }) => attributeId === id) ?? {}
      const labels = addOptions ? (added.get(targetId ?? '') ?? []) : []
      return { attributeId: id, targetId, ...this.#of(id), addedOptions: labels.length, addedLabels: labels.slice(0, EXAMPLES_LISTED) }
    })
  }

  #of(attributeId: string): Tally {
    const tally = this.#tallies.get(attributeId) ?? { same: 0, converted: 0, lost: 0, staying: 0, examples: [], losses: [] }
    this.#tallies.set(attributeId, tally)
    return tally
  }
}
