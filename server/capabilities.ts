import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { activityRoutes } from './activity/routes.ts'
import type { Database } from './database/connect.ts'
import { EventHub } from './events/EventHub.ts'
import { eventRoutes } from './events/routes.ts'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import { DiskSpace } from './files/DiskSpace.ts'
import { fileRoutes } from './files/routes.ts'
import type { Route } from './http/route.ts'
import { BossQueue } from './jobs/BossQueue.ts'
import { Workforce } from './jobs/Workforce.ts'
import { libraryRoutes } from './library/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { uploadRoutes } from './transfers/uploadRoutes.ts'
import { UploadStore } from './transfers/UploadStore.ts'

/** What a node does beside sessions: its routes, and the stores and queues behind them. */
export interface Capabilities {
  readonly routes: readonly Route[]
  /** Jobs were sent by another process. */
  readonly wakeWorkers: () => void
  /** Ends what would never end by itself, so that the HTTP server can close. */
  endStreams(): Promise<void>
  /** Puts down what is under way. The database is still open then. */
  close(): Promise<void>
}

interface Surroundings {
  readonly dataDirectory: string
  readonly database: Database
  /** No other node works on this database. */
  readonly isAlone: boolean
  /** For what goes wrong behind an answer. */
  readonly onError: (error: unknown) => void
}

export const openCapabilities = async ({ dataDirectory, database, isAlone, onError }: Surroundings): Promise<Capabilities> => {
  const uploadsDirectory = join(dataDirectory, 'uploads')
  await mkdir(uploadsDirectory, { recursive: true, mode: 0o700 })
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  const uploads = new UploadStore({ directory: uploadsDirectory })
  const space = new DiskSpace(dataDirectory)
  const hub = new EventHub(database.connection)
  await hub.open()
  const jobs = new BossQueue(database, { isSupervisor: false, onSent: () => workforce.wake(), onError })
  const workforce = new Workforce(jobs, database, { dataDirectory, isAlone, onError })
  await jobs.open()
  await workforce.begin()
  return {
    routes: [
      ...libraryRoutes(jobs),
      ...uploadRoutes({ blobs, jobs, uploads, space }),
      ...fileRoutes({ blobs, jobs }),
      ...searchRoutes({ database, onError }),
      ...eventRoutes(hub),
      ...organizationRoutes,
      ...activityRoutes,
    ],
    wakeWorkers: () => workforce.wake(),
    endStreams: () => hub.close(),
    close: async () => {
      await workforce.end()
      await jobs.close()
    },
  }
}
