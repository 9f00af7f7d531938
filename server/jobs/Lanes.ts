import { setTimeout as pause } from 'node:timers/promises'
import type { BossQueue } from './BossQueue.ts'
import type { Report } from './messages.ts'
import { perform, type Workshop } from './perform.ts'

/** Milliseconds between looks into the queue that nobody asked for: for jobs of other nodes, and tries that are due again. */
const BACKSTOP = 1_000

/** Milliseconds between looks whether the other lanes are done. */
const MOMENT = 10

interface Parts {
  readonly queue: BossQueue
  readonly workshop: Workshop
  readonly report: (message: Report) => void
  readonly onError: (error: unknown) => void
}

/**
 * Takes one job after the other, in lanes beside each other, for as long as there are any; then waits to be woken. A job that a worker
 * has ended at is done alone, so that no other is blamed for it again.
 */
export class Lanes {
  readonly #parts: Parts
  readonly #sleepers = new Set<() => void>()
  #lanes: readonly Promise<void>[] = []
  #busy = 0
  #isOver = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isIdle(): boolean {
    return this.#busy === 0
  }

  open(count: number): void {
    this.#lanes = Array.from({ length: count }, (_, lane) => this.#run(lane === 0))
  }

  wake(): void {
    for (const rise of this.#sleepers) rise()
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#isOver = true
    this.wake()
    await Promise.all(this.#lanes)
  }

  async #run(isFirst: boolean): Promise<void> {
    while (!this.#isOver) {
      const didOne = await this.#takeOne(isFirst).catch((error: unknown) => {
        this.#parts.onError(error)
        return false
      })
      if (!didOne && !this.#isOver) await this.#sleep()
    }
  }

  async #takeOne(isFirst: boolean): Promise<boolean> {
    const { queue, workshop, report, onError } = this.#parts
    if (!isFirst && (await queue.hasSuspects())) return false
    const job = await queue.take()
    if (job === undefined) return false
    while (job.isSuspected && this.#busy > 0) await pause(MOMENT)
    this.#busy += 1
    report({ kind: 'begun', id: job.id })
    try {
      await perform(workshop, job.data, job.isLast)
      await queue.finish(job.id)
    } catch (error) {
      onError(error)
      await queue.setBack(job.id)
    } finally {
      this.#busy -= 1
      report({ kind: 'done', id: job.id })
    }
    return true
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const rise = (): void => {
        clearTimeout(timer)
        this.#sleepers.delete(rise)
        resolve()
      }
      const timer = setTimeout(rise, BACKSTOP)
      this.#sleepers.add(rise)
    })
  }
}
