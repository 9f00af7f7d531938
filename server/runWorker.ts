import { join } from 'node:path'
import * as Result from 'effect/Result'
import { openPools, type Database } from './database/connect.ts'
import { databaseCode } from './database/failures.ts'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import { SentJobs, type Jobs } from './jobs/Jobs.ts'
import type { Registered } from './jobs/kind.ts'
import type { Assignment, Order, Report } from './jobs/messages.ts'

/** Milliseconds between looks at the worker itself. */
const PARENT_CHECK_MS = 1_000

const report = (message: Report): void => {
  process.send?.(message)
}

/** What a worker's jobs work with. */
interface Surroundings {
  readonly database: Database
  readonly blobs: DiskBlobStore
  readonly dataDirectory: string
  readonly jobs: Jobs
  /** For what went wrong; the work goes on. */
  readonly complain: (what: string, error: unknown) => void
}

interface Program {
  /** What its complaints begin with. */
  readonly name: string
  /** The most connections: one more than jobs are done together. */
  readonly connections: number
  /** Bytes of memory above which it makes way for a fresh one when it has nothing to do. */
  readonly grown: number
  readonly jobs: (surroundings: Surroundings) => readonly Registered[]
}

/** What is told to it once it has begun. */
interface AtWork {
  run(assignment: Assignment): Promise<void>
  abort(attempt: string): void
}

const begin = (program: Program, { connection, dataDirectory }: Extract<Order, { kind: 'begin' }>, complain: Surroundings['complain']): AtWork => {
  const database = openPools(connection, { size: program.connections, onError: (error) => complain('database', error) })
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  const jobs = new SentJobs({ onSent: (queue, delay) => report({ kind: 'sent', queue, delay }) })
  const kinds = new Map<string, Registered>(program.jobs({ database, blobs, dataDirectory, jobs, complain }).map((kind) => [kind.name, kind]))
  const underWay = new Map<string, { readonly breaking: AbortController; readonly work: Promise<void> }>()

  const make = async ({ attempt, kind, payload, ...assigned }: Assignment, { signal }: AbortController): Promise<void> => {
    try {
      const opened = kinds.get(kind)?.open(payload)
      if (opened === undefined) throw new Error(`No worker does ${kind}`)
      const outcome = await opened.run({
        ...assigned,
        signal,
        progress: (done, total = assigned.total) => {
          signal.throwIfAborted()
          report({ kind: 'progress', attempt, done, total })
        },
        complete: () => Promise.reject(new Error('What a worker does ends with its answer')),
      })
      if (outcome === undefined) report({ kind: 'done', attempt, outcome: undefined })
      else if (Result.isFailure(outcome)) report({ kind: 'refused', attempt, failure: outcome.failure })
      else report({ kind: 'done', attempt, outcome: outcome.success })
    } catch (error) {
      report({ kind: 'thrown', attempt, error: { message: error instanceof Error ? error.message : String(error), code: databaseCode(error) } })
    }
  }

  setInterval(() => {
    if (underWay.size === 0 && process.memoryUsage.rss() > program.grown) report({ kind: 'grown' })
  }, PARENT_CHECK_MS).unref()
  process.once('SIGTERM', () => {
    Promise.all([...underWay.values()].map(({ work }) => work))
      .then(() => database.close())
      .then(() => process.exit(0), () => process.exit(1))
  })
  report({ kind: 'ready' })
  return {
    run: async (assignment) => {
      const breaking = new AbortController()
      const work = make(assignment, breaking)
      underWay.set(assignment.attempt, { breaking, work })
      await work
      underWay.delete(assignment.attempt)
    },
    abort: (attempt) => underWay.get(attempt)?.breaking.abort(),
  }
}

/** Makes this process a worker: it does what the server that started it gives out, and ends with it. */
export const runWorker = (program: Program): void => {
  const complain: Surroundings['complain'] = (what, error) => {
    process.stderr.write(`${program.name}: ${what}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  let atWork: AtWork | undefined

  // The server it works for is gone: whatever is under way is taken up again by the next.
  process.once('disconnect', () => process.exit(0))
  // Ctrl-C reaches the whole group; the server ends its workers in order.
  process.on('SIGINT', () => undefined)
  process.on('message', (order: Order) => {
    switch (order.kind) {
      case 'begin':
        atWork = begin(program, order, complain)
        break
      case 'run':
        void atWork?.run(order.assignment)
        break
      case 'abort':
        atWork?.abort(order.attempt)
        break
    }
  })
}
