import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../database/sql.ts'
import { BLOBS } from '../files/capability.ts'
import { DiskSpace } from '../files/DiskSpace.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { register } from '../jobs/kind.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import { service, type Capability } from '../node/capability.ts'
import { sweepingFiles } from './jobs.ts'
import { FreeSpace } from './reservations.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import { UploadStore } from './UploadStore.ts'

const ABANDONED = sql('select sweep_upload_reservations()')

export const FREE_SPACE = service<FreeSpace>('the room on the disk')

export const transfers: Capability = async (node) => {
  const { database, dataDirectory } = node
  const directory = join(dataDirectory, 'uploads')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const uploads = new UploadStore({ directory })
  const space = new FreeSpace({ database, uploads, disk: new DiskSpace(dataDirectory) })
  node.offer(FREE_SPACE, space)
  node.use(KERNEL).register(register(sweepingFiles, {}), sweepOf(database, 'sweepUploadReservations', ABANDONED))
  return { routes: uploadRoutes({ blobs: node.use(BLOBS), jobs: node.use(JOBS), uploads, space }) }
}
