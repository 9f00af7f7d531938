import { service } from '../node/capability.ts'
import type { Tenant } from '../database/tenant.ts'

/** Hears, in the transaction in which it happens, of options that are called otherwise, or that others became. */
export type OptionListener = (tenant: Tenant, optionIds: readonly string[]) => Promise<void>

/** To which those add themselves whose rows hold what options are called. */
export const OPTION_LISTENERS = service<OptionListener[]>('listeners to renamed and merged options')
