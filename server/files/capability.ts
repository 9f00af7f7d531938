import { join } from 'node:path'
import { service, type Capability } from '../node/capability.ts'
import type { BlobStore } from './BlobStore.ts'
import { DiskBlobStore } from './DiskBlobStore.ts'

export const BLOBS = service<BlobStore>('the store of files')

export const files: Capability = (node) => {
  node.offer(BLOBS, new DiskBlobStore(join(node.dataDirectory, 'blobs')))
  return {}
}
