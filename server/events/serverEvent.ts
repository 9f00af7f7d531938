import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { ServerEventSchema } from '../../src/infrastructure/server-events/contract.ts'

type Published = typeof ServerEventSchema.Type

/** What is proposed of one asset; its module says who may know of it. */
type Suggested = Omit<Extract<Published, { readonly kind: 'suggestions.changed' }>, 'assetId'> & ({ readonly assetId: null } | { readonly assetId: string; readonly type: ResourceType })

/** What the stream of events tells. Identifiers and states only: it must fit into a notification of PostgreSQL (8,000 bytes). */
export type ServerEvent = Exclude<Published, { readonly kind: 'suggestions.changed' }> | Suggested
