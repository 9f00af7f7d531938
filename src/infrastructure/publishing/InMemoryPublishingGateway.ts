import * as Result from 'effect/Result'
import type { Held, Publication, PublishFailure, PublishingGateway } from '../../application/publishing/PublishingGateway.ts'
import type { WebReadyGateway } from '../../application/web-ready/WebReadyGateway.ts'
import type { EmbargoAbove } from '../../domain/publishing/embargo.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { embargoAboveIn, holdUntil } from '../memory/inMemoryRules.ts'

export class InMemoryPublishingGateway implements PublishingGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #webReady: WebReadyGateway

  constructor(library: InMemoryLibrary, faults: Faults, webReady: WebReadyGateway) {
    this.#library = library
    this.#faults = faults
    this.#webReady = webReady
  }

  async plan(resources: readonly ResourceRef[], signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.plan', signal)
    if (fault) return Result.fail(fault as PublishFailure)
    const planned = await this.#webReady.plan(resources, signal)
    const days = new Set(resources.map(({ id }) => this.#itself(id)?.embargoUntil ?? null))
    const [only = null] = days
    const above = resources.map(({ id }) => this.#above(id)).reduce((latest, one) => (one !== null && (latest === null || one.until > latest.until) ? one : latest), null)
    return Result.map(planned, ({ items }) => ({ until: days.size > 1 ? null : only, mixed: days.size > 1, above, notReady: items, portal: 'Offline' as const }))
  }

  async publish({ resources, until, webReady }: Publication, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.publish', signal)
    if (fault) return Result.fail(fault as PublishFailure)
    const planned = await this.#webReady.plan(resources, signal)
    if (Result.isFailure(planned)) return Result.fail(planned.failure)
    const before = this.#hold(resources.map((resource) => ({ ...resource, until })))
    if (!webReady) return Result.succeed({ change: null, changed: before.length, kept: 0, before })
    return Result.map(await this.#webReady.change({ resources, webReady: true, door: 'library' }, signal), (done) =>
      'bulkOperation' in done ? done : { ...done, changed: Math.max(done.changed, before.length), before },
    )
  }

  async undo({ resources, days, change }: { readonly resources: readonly ResourceRef[]; readonly days: readonly Held[]; readonly change: string | null }, signal: AbortSignal) {
    const fault = await this.#faults.meet('publishing.undo', signal)
    if (fault) return Result.fail(fault as PublishFailure)
    const given = this.#hold(days)
    if (change === null) return Result.succeed({ changed: given.length })
    return Result.map(await this.#webReady.change({ resources, webReady: false, door: 'library', undone: change }, signal), (done) => ({
      changed: 'changed' in done ? Math.max(done.changed, given.length) : given.length,
    }))
  }

  #itself(id: string) {
    return this.#library.folders.get(id) ?? this.#library.assets.get(id)
  }

  #above(id: string): EmbargoAbove | null {
    return embargoAboveIn(this.#library, this.#library.folders.get(id)?.parentId ?? this.#library.assets.get(id)?.folderId ?? null)
  }

  /** Answers the days of those that had another one. */
  #hold(days: readonly Held[]): readonly Held[] {
    const changed = days.filter(({ id, until }) => (this.#itself(id)?.embargoUntil ?? null) !== until)
    const before = changed.map(({ kind, id }) => ({ kind, id, until: this.#itself(id)?.embargoUntil ?? null }))
    for (const { id, until } of changed) holdUntil(this.#library, id, until)
    return before
  }
}
