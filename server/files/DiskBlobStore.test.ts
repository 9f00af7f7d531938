import { holdsToTheBlobStoreContract } from './blobStoreContract.ts'
import { DiskBlobStore } from './DiskBlobStore.ts'

holdsToTheBlobStoreContract('DiskBlobStore', (folder) => new DiskBlobStore(folder))
