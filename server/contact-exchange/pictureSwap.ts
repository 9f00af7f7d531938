import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const TAKE = sql<{ contactId: string; version: string; bytes: Buffer }>(`
  delete from contact_pictures where organization_id = $1 and contact_id = any ($2::uuid[]) returning contact_id as "contactId", version, bytes`)
const GIVE = sql('insert into contact_pictures (organization_id, contact_id, version, bytes) values ($1, $2, $3, $4)')

/** Two contacts change their pictures; also where only one has one. */
export const swapPictures = async (tenant: Tenant, one: string, other: string): Promise<void> => {
  const pictures = await tenant.query(TAKE, [tenant.organizationId, [one, other]])
  for (const { contactId, version, bytes } of pictures) await tenant.query(GIVE, [tenant.organizationId, contactId === one ? other : one, version, bytes])
}
