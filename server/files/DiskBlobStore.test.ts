import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newBlobKey } from './blobKey.ts'
import { holdsToTheBlobStoreContract } from './blobStoreContract.fixture.ts'
import { DiskBlobStore } from './DiskBlobStore.ts'

holdsToTheBlobStoreContract(
  'DiskBlobStore',
  (folder) => new DiskBlobStore(folder),
  (folder, key) => writeFile(join(folder, 'derived', key.slice(0, 2), `${key}-${newBlobKey()}`), 'half'),
)
