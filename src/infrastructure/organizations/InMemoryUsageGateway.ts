import * as Result from 'effect/Result'
import type { Usage, UsageGateway } from '../../application/organizations/UsageGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { wishProblems, type StorageWish } from '../../domain/organizations/moreStorage.ts'
import { storageBytes } from '../../domain/organizations/storage.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

const CAPACITY = 20 * 1024 ** 3

export class InMemoryUsageGateway implements UsageGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  #request: Usage['upgradeRequest'] = null

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
      storageCapacity: CAPACITY,
      files: all.length,
      filesLimit: 10_000,
      upgradeRequest: this.#request,
      assets: RESOURCE_TYPES.map((type) => ({ type, count: this.#library.assetsIn(type, undefined).length })),
    }
    return Result.succeed(usage)
  }

  async requestUpgrade(wish: StorageWish, signal: AbortSignal) {
    const fault = await this.#faults.meet('usage.requestUpgrade', signal)
    if (fault) return Result.fail(fault as never)
    const fields = wishProblems(wish, CAPACITY)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    if (this.#request !== null) return Result.fail({ code: 'UPGRADE_ALREADY_REQUESTED' } as const)
    this.#request = { requestedAt: '2026-11-21T09:00:00.000Z', moreBytes: storageBytes(wish.gigabytes, 'GB') ?? 0 }
    this.#library.publish({ kind: 'usage.changed' })
    return Result.succeed({ ...this.#request, firstName: 'Ada', lastName: 'Berg' })
  }
}
