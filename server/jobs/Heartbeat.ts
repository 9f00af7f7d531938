import type { Database } from '../database/connect.ts'
import type { PublishedEvent } from '../events/publish.ts'
import { beat, type Beat } from './claims.ts'
import type { JobRun } from './JobRun.ts'

/** Milliseconds between signs of life: of a job that somebody watches, and of the others. */
const WATCHED = 300
const UNWATCHED = 5_000

const eventOf = ({ job, kind, done, total }: JobRun): string | null => {
  const { id, organizationId, userId } = job
  const serverEvent = userId === null ? undefined : kind?.eventOf?.({ id, state: 'Working', done, total })
  return userId === null || serverEvent === undefined ? null : JSON.stringify({ organizationId, userId, serverEvent } satisfies PublishedEvent)
}

const beatOf = (run: JobRun): Beat => ({ id: run.job.id, attempt: run.job.attempt, done: run.done, total: run.total, event: eventOf(run) })

/** Keeps what this node is at its own, tells how far it is, and breaks off what nobody wants any more or another node has taken over. */
export class Heartbeat {
  readonly #database: Database
  readonly #runs: () => Iterable<JobRun>
  readonly #onError: (error: unknown) => void
  readonly #beaten = new WeakMap<JobRun, number>()
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void> | undefined

  constructor(database: Database, runs: () => Iterable<JobRun>, onError: (error: unknown) => void) {
    this.#database = database
    this.#runs = runs
    this.#onError = onError
    this.#timer = setInterval(() => this.#look(), WATCHED)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
  }

  /** One at a time: where the database is slow, the next look is as good. */
  #look(): void {
    if (this.#beating !== undefined) return
    const now = Date.now()
    const due = [...this.#runs()].filter((run) => {
      const last = this.#beaten.get(run)
      if (last === undefined) this.#beaten.set(run, now)
      return last !== undefined && now - last >= (run.job.userId === null ? UNWATCHED : WATCHED)
    })
    if (due.length === 0) return
    for (const run of due) this.#beaten.set(run, now)
    this.#beating = this.#beat(due).catch(this.#onError).finally(() => {
      this.#beating = undefined
    })
  }

  async #beat(due: readonly JobRun[]): Promise<void> {
    const mine = await beat(this.#database, due.map(beatOf))
    for (const run of due) if (!mine.has(run.job.id)) run.leave()
  }
}
