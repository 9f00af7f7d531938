import { join } from 'node:path'
import { connect } from './database/connect.ts'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import { BossQueue } from './jobs/BossQueue.ts'
import { Lanes } from './jobs/Lanes.ts'
import type { Order, Report } from './jobs/messages.ts'
import type { Workshop } from './jobs/perform.ts'
import { removeGoneOrganizations } from './organizations/removeGone.ts'
import { sweep } from './transfers/sweep.ts'
import { UploadStore } from './transfers/UploadStore.ts'

/** Jobs that are done together: one for each core that a small machine has. */
const TOGETHER = 2

/** Bytes of memory above which a worker without work makes way for a fresh one. */
const GROWN = 150 * 1024 ** 2

/** Milliseconds between looks at the worker itself. */
const LOOKING = 1_000

const report = (message: Report): void => {
  process.send?.(message)
}

const complain = (what: string, error: unknown): void => {
  process.stderr.write(`worker: ${what}: ${error instanceof Error ? error.message : String(error)}\n`)
}

/** What is told to it once it has begun. */
interface AtWork {
  wake(): void
  sweep(): void
}

const begin = async ({ connection, dataDirectory, restAfter }: Extract<Order, { kind: 'begin' }>): Promise<AtWork> => {
  const database = await connect(connection, { size: TOGETHER + 1, onError: (error) => complain('database', error) })
  const queue = new BossQueue(database, { isSupervisor: false, onSent: () => lanes.wake(), onError: (error) => complain('queue', error) })
  await queue.open()
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  const workshop: Workshop = {
    database,
    jobs: queue,
    blobs,
    onFailed: ({ name, assetId }, error) => complain(`${name} of ${assetId}`, error),
  }
  const lanes = new Lanes({ queue, workshop, report, onError: (error) => complain('job', error) })
  lanes.open(TOGETHER)
  report({ kind: 'ready' })
  const uploads = new UploadStore({ directory: join(dataDirectory, 'uploads') })
  let sweeping: Promise<void> | undefined
  let idleSince = Date.now()
  const look = async (): Promise<void> => {
    if (!lanes.isIdle || sweeping !== undefined) {
      idleSince = Date.now()
      return
    }
    const hasGrown = process.memoryUsage.rss() > GROWN
    if (hasGrown || (Date.now() - idleSince > restAfter && !(await queue.hasUnfinished()))) report({ kind: 'tired' })
  }
  setInterval(() => void look().catch((error: unknown) => complain('queue', error)), LOOKING).unref()
  process.once('SIGTERM', () => {
    lanes
      .close()
      .then(() => queue.close())
      .then(() => database.close())
      .then(() => process.exit(0), () => process.exit(1))
  })
  return {
    wake: () => {
      idleSince = Date.now()
      lanes.wake()
    },
    sweep: () => {
      sweeping ??= removeGoneOrganizations({ database, blobs, onError: (error) => complain('organizations', error) })
        .catch((error: unknown) => complain('organizations', error))
        .then(() => sweep({ database, blobs, uploads }))
        .catch((error: unknown) => complain('sweep', error))
        .finally(() => {
          sweeping = undefined
        })
    },
  }
}

let begun: Promise<AtWork> | undefined

// The server it works for is gone: whatever is under way is taken up again by the next.
process.once('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the server ends its workers in order.
process.on('SIGINT', () => undefined)
process.on('message', (order: Order) => {
  if (order.kind !== 'begin') {
    void begun?.then((atWork) => atWork[order.kind]())
    return
  }
  begun = begin(order)
  begun.catch((error: unknown) => {
    complain('could not begin', error)
    process.exit(1)
  })
})
