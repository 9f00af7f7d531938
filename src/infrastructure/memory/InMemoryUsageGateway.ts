import * as Result from 'effect/Result'
import type { Usage, UsageGateway } from '../../application/organizations/UsageGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { Faults } from './Faults.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

export class InMemoryUsageGateway implements UsageGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  #requestedAt: string | null = null

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async read(signal: AbortSignal) {
    const fault = await this.#faults.meet('usage.read', signal)
    if (fault) return Result.fail(fault as never)
    const all = [...this.#library.assets.values()]
    const usage: Usage = {
      usedBytes: all.reduce((sum, { id, size }) => sum + size + this.#library.versions.of(id).reduce((kept, version) => kept + version.size, 0), 0),
      storageCapacity: 1024 ** 3,
      files: all.length,
      filesLimit: 10_000,
      upgradeRequestedAt: this.#requestedAt,
      assets: RESOURCE_TYPES.map((type) => ({ type, count: this.#library.assetsIn(type, undefined).length })),
    }
    return Result.succeed(usage)
  }

  async requestUpgrade(signal: AbortSignal) {
    const fault = await this.#faults.meet('usage.requestUpgrade', signal)
    if (fault) return Result.fail(fault as never)
    if (this.#requestedAt !== null) return Result.fail({ code: 'UPGRADE_ALREADY_REQUESTED' } as const)
    this.#requestedAt = '2026-11-21T09:00:00.000Z'
    this.#library.tell({ kind: 'usage.changed' })
    return Result.succeed({ requestedAt: this.#requestedAt, firstName: 'Ada', lastName: 'Berg' })
  }
}
