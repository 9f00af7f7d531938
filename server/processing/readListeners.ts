import { service } from '../node/capability.ts'
import type { Tenant } from '../database/tenant.ts'

/** What there is of a file by now: a picture of it, what it says of itself, or its text. */
export type ReadPart = 'picture' | 'metadata' | 'text'

/** Called in the transaction in which it is noted that a part of a file was read. */
export type ReadListener = (tenant: Tenant, assetId: string, part: ReadPart) => Promise<void>

/** To which those add themselves who make something of what files say. */
export const READ_LISTENERS = service<ReadListener[]>('listeners to files that were read')
