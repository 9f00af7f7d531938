import * as Result from 'effect/Result'
import type { Downloads } from '../../application/downloads/Downloads.ts'
import type { Faults } from '../memory/Faults.ts'

export class InMemoryDownloads implements Downloads {
  /** Addresses whose originals were taken home. */
  readonly begun: string[] = []
  readonly #faults: Faults

  constructor(faults: Faults) {
    this.#faults = faults
  }

  async begin(address: string) {
    const fault = await this.#faults.meet('downloads.begin', new AbortController().signal)
    if (fault) return Result.fail(fault as never)
    this.begun.push(address)
    return Result.succeed(undefined)
  }
}
