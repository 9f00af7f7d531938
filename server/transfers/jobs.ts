import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { SWEEPING } from '../jobs/sweeping.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import { sweep } from './sweep.ts'
import type { UploadStore } from './UploadStore.ts'

/** What kills and lost networks left behind is removed. */
export const sweepingFiles: Kind<object> = { ...SWEEPING, name: 'sweepFiles', payload: Schema.Struct({}) }

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly uploads: UploadStore
}

export const sweepOfFiles = (parts: Parts): Registered => register(sweepingFiles, { run: () => sweep(parts) })
