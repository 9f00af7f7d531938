import type { ServerEventSchema } from '../../src/infrastructure/notifications/contract.ts'

/** What the stream of events tells. Identifiers and states only: it must fit into a notification of PostgreSQL (8,000 bytes). */
export type ServerEvent = typeof ServerEventSchema.Type
