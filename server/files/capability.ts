import { join } from 'node:path'
import { KERNEL } from '../jobs/capability.ts'
import { service, type Capability } from '../node/capability.ts'
import type { BlobStore } from './BlobStore.ts'
import { DiskBlobStore } from './DiskBlobStore.ts'
import { removalOfFiles } from './releasedFiles.ts'

export const BLOBS = service<BlobStore>('the store of files')

export const files: Capability = (node) => {
  const blobs = new DiskBlobStore(join(node.dataDirectory, 'blobs'))
  node.offer(BLOBS, blobs)
  node.use(KERNEL).register(removalOfFiles(node.database, blobs))
  return {}
}
