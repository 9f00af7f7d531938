import type { Viewer } from '../access/viewer.ts'
import { service } from '../node/capability.ts'
import type { Tenant } from '../database/tenant.ts'

/** Called in the transaction in which somebody has a template describe an asset that it did not before. */
export type DescribedListener = (tenant: Tenant, by: Viewer, assetId: string) => Promise<void>

/** To which those add themselves who make something of what is asked of an asset now. */
export const DESCRIBED_LISTENERS = service<DescribedListener[]>('listeners to templates that are put on')
