import { service } from '../node/capability.ts'
import type { Tenant } from '../database/tenant.ts'

/** Hears, in the transaction in which it is noted, that a file was read: what it says of itself, or its text. */
export type ReadListener = (tenant: Tenant, assetId: string) => Promise<void>

/** To which those add themselves who make something of what files say. */
export const READ_LISTENERS = service<ReadListener[]>('listeners to files that were read')
