import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const HOLD = sql('select from assets where organization_id = $1 and id = $2 and content_version = $3 for no key update')

interface ReadFile {
  readonly contentVersion: string
}

/** True: until the transaction ends the asset has the file that was read. What took its place has jobs of its own. */
export const stillHas = async (tenant: Tenant, assetId: string, { contentVersion }: ReadFile): Promise<boolean> =>
  (await tenant.query(HOLD, [tenant.organizationId, assetId, contentVersion])).length > 0
