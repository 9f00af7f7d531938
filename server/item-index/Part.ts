import type { Tenant } from '../database/tenant.ts'

/** Something that is kept of an organization's items: read as a whole once, and then for what changes. */
export interface Part {
  /** Of memory, about. */
  readonly bytes: number
  load(tenant: Tenant): Promise<void>
  /** Reads these positions anew. */
  update(tenant: Tenant, positions: readonly number[]): Promise<void>
}
