import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskBlobStore } from './files/DiskBlobStore.ts'
import { DiskSpace } from './files/DiskSpace.ts'
import { fileRoutes } from './files/routes.ts'
import type { Route } from './http/route.ts'
import type { JobQueue } from './jobs/JobQueue.ts'
import { libraryRoutes } from './library/routes.ts'
import { uploadRoutes } from './transfers/uploadRoutes.ts'
import { UploadStore } from './transfers/UploadStore.ts'

/** What a node does beside sessions: its routes, and the stores and queues behind them. */
export interface Capabilities {
  readonly routes: readonly Route[]
  /** Puts down what is under way. The database is still open then. */
  close(): Promise<void>
}

export const openCapabilities = async (dataDirectory: string): Promise<Capabilities> => {
  const uploadsDirectory = join(dataDirectory, 'uploads')
  await mkdir(uploadsDirectory, { recursive: true, mode: 0o700 })
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  const uploads = new UploadStore({ directory: uploadsDirectory })
  const space = new DiskSpace(dataDirectory)
  const jobs: JobQueue = { send: async () => undefined }
  return {
    routes: [...libraryRoutes(jobs), ...uploadRoutes({ blobs, jobs, uploads, space }), ...fileRoutes({ blobs, jobs })],
    close: async () => undefined,
  }
}
