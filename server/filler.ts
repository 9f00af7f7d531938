import { setPriority } from 'node:os'
import { join } from 'node:path'
import { connect } from './database/connect.ts'
import { fjordArchive, harbourMuseum, type DemoModule } from './demo/content/catalogue.ts'
import { DemoFill } from './demo/fill.ts'
import type { FillOrder, FillReport } from './demo/messages.ts'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import { BossQueue } from './jobs/BossQueue.ts'

/** Behind everything else: painting takes seconds of a core. */
const LOW_PRIORITY = 10

const CONTENTS: Readonly<Record<string, readonly DemoModule[]>> = { 'Harbour Museum': harbourMuseum, 'Fjord Archive': fjordArchive }

const complain = (error: unknown): void => {
  process.stderr.write(`demo: ${error instanceof Error ? error.message : String(error)}\n`)
}

const report = (message: FillReport): void => {
  process.send?.(message)
}

const fill = async ({ connection, dataDirectory, organizations }: FillOrder): Promise<void> => {
  const database = await connect(connection, { size: 2, onError: complain })
  const jobs = new BossQueue(database, { isSupervisor: false, onSent: () => report({ kind: 'sent' }), onError: complain })
  await jobs.open()
  const parts = {
    database,
    jobs,
    blobs: new DiskBlobStore(join(dataDirectory, 'blobs')),
    scratch: join(dataDirectory, 'uploads'),
    onError: complain,
  }
  for (const { id, name } of organizations) await new DemoFill(parts, id).run(CONTENTS[name] ?? [])
  await jobs.close()
  await database.close()
}

setPriority(LOW_PRIORITY)
// The server it works for is gone, or has no time: the next start goes on where this one stopped.
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.once('message', (order: FillOrder) => {
  fill(order).then(
    () => process.exit(0),
    (error: unknown) => {
      complain(error)
      process.exit(1)
    },
  )
})
