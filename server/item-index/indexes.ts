import { ofDatabase } from '../database/ofDatabase.ts'
import type { Tenant } from '../database/tenant.ts'
import { ItemIndexes } from './ItemIndexes.ts'
import type { OrganizationIndex } from './OrganizationIndex.ts'

const indexesOf = ofDatabase(() => new ItemIndexes())

/** What this process keeps of the organization's items. */
export const indexOf = (tenant: Tenant): OrganizationIndex => indexesOf(tenant).of(tenant.organizationId)

/** After a search: what was asked for longest ago makes room. */
export const trimIndexes = (tenant: Tenant): void => indexesOf(tenant).trim()
