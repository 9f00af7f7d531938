import { holdsToTheBlobStoreContract } from './blobStoreContract.fixture.ts'
import { DiskBlobStore } from './DiskBlobStore.ts'

holdsToTheBlobStoreContract('DiskBlobStore', (folder) => new DiskBlobStore(folder))
