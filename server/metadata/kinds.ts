import * as Schema from 'effect/Schema'
import type { Kind } from '../jobs/kind.ts'

/** Contacts are called otherwise, or by no name any more. */
export const renamedContacts: Kind<{ readonly contactIds: readonly string[] }> = {
  name: 'renamedContacts',
  queue: { name: 'metadata', concurrency: 1, perOrganization: 1 },
  payload: Schema.Struct({ contactIds: Schema.Array(Schema.String) }),
  timeLimit: 600_000,
  retry: { limit: 2, delay: 1_000 },
}

/** Assets are called otherwise: what is sorted by their names follows. */
export const renamedAssets: Kind<{ readonly assetIds: readonly string[] }> = {
  name: 'renamedAssets',
  queue: { name: 'metadata', concurrency: 1, perOrganization: 1 },
  payload: Schema.Struct({ assetIds: Schema.Array(Schema.String) }),
  timeLimit: 600_000,
  retry: { limit: 2, delay: 1_000 },
}

/** Options are called otherwise: what is sorted and found by their names follows. Of thousands of assets nobody waits for it. */
export const renamedOptions: Kind<{ readonly optionIds: readonly string[] }> = {
  name: 'renamedOptions',
  queue: { name: 'metadata', concurrency: 1, perOrganization: 1 },
  payload: Schema.Struct({ optionIds: Schema.Array(Schema.String) }),
  timeLimit: 600_000,
  retry: { limit: 2, delay: 1_000 },
}
