import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import { SWEEPING } from '../jobs/sweeping.ts'
import { removeGoneOrganizations } from './removeGone.ts'

export const removingOrganizations: Kind<object> = { ...SWEEPING, name: 'removeGoneOrganizations', payload: Schema.Struct({}) }

interface Parts {
  readonly database: Pick<Database, 'owner'>
  readonly blobs: BlobStore
  readonly onError: (error: unknown) => void
}

export const removalOfOrganizations = (parts: Parts): Registered => register(removingOrganizations, { run: () => removeGoneOrganizations(parts) })
