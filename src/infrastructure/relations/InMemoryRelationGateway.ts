import * as Result from 'effect/Result'
import type { ItemPage } from '../../application/lists/ItemPage.ts'
import type { RelatedPlace, RelatedReadFailure, RelateFailure, RelationGateway } from '../../application/relations/RelationGateway.ts'
import { relationProblem } from '../../domain/relations/relations.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { pageOfItems, unreachable, unseenAt } from '../memory/inMemoryPages.ts'

/** Relations without direction. */
export class InMemoryRelationGateway implements RelationGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async page(place: RelatedPlace, after: string | null, signal: AbortSignal): Promise<Result.Result<ItemPage, RelatedReadFailure>> {
    const fault = await this.#faults.meet('relations.page', signal)
    const failure = (fault as RelatedReadFailure | undefined) ?? unseenAt(this.#library, place)
    if (failure !== undefined) return Result.fail(failure)
    const others = this.#library.relations.flatMap(([one, other]) => (one.id === place.id ? [other] : other.id === place.id ? [one] : []))
    return Result.succeed(pageOfItems(others.toReversed().flatMap((other) => this.#library.itemOf(other) ?? []), after))
  }

  async change(place: RelatedPlace, resources: readonly ResourceRef[], related: boolean, signal: AbortSignal) {
    const fault = await this.#faults.meet('relations.change', signal)
    const problems = resources.flatMap((one) => unreachable(this.#library, one) ?? [])
    const problem = problems.find(({ code }) => related || code !== 'RESOURCE_IN_TRASH')
    const pairing = resources.flatMap((one) => relationProblem(place, one) ?? [])[0]
    const failure = (fault as RelateFailure | undefined) ?? unseenAt(this.#library, place) ?? problem
    if (failure !== undefined) return Result.fail<RelateFailure>(failure)
    if (pairing === 'ASSET_RELATED_TO_ITSELF') return Result.fail<RelateFailure>({ code: pairing })
    if (pairing !== undefined) return Result.fail<RelateFailure>({ code: 'VALIDATION_FAILED', fields: { resources: { code: 'notAnOption' } } })
    const self: ResourceRef = { kind: place.kind, id: place.id }
    const changed = resources.filter(({ id }) => this.#isRelated(place.id, id) !== related)
    this.#library.relations = related
      ? [...this.#library.relations, ...changed.map((one) => [self, one] as const)]
      : this.#library.relations.filter(([one, other]) => !changed.some(({ id }) => (one.id === place.id && other.id === id) || (one.id === id && other.id === place.id)))
    if (changed.length > 0) this.#publish(self, changed, related)
    return Result.succeed({ changed: changed.map(({ kind, id }) => ({ kind, id })) })
  }

  #isRelated(id: string, otherId: string): boolean {
    return this.#library.relations.some(([one, other]) => (one.id === id && other.id === otherId) || (one.id === otherId && other.id === id))
  }

  #publish(self: ResourceRef, others: readonly ResourceRef[], related: boolean): void {
    const named = ({ kind, id }: ResourceRef) => ({ id, name: (kind === 'asset' ? this.#library.assets : this.#library.folders).get(id)?.name ?? '' })
    const write = (one: ResourceRef, partners: readonly ResourceRef[]) => {
      const names = { related: partners.map((other) => named(other).name) }
      this.#library.history.record({ kind: `${one.kind}.updated`, resource: named(one), ...(related ? { after: names } : { before: names }) })
    }
    write(self, others)
    others.forEach((other) => write(other, [self]))
    this.#library.publish({ kind: 'relations.changed', ids: [self.id, ...others.map(({ id }) => id)] })
  }
}
