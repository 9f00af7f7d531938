import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { indexedKey } from '../metadata/valueRows.ts'

const ALL = sql<{ id: string }>(`delete from suggestions where organization_id = $1 and kind = 'Face' returning id`)
const OF_FACES = sql<{ id: string }>(`delete from suggestions where organization_id = $1 and kind = 'Face' and subject = any ($2::text[]) returning id`)
/** A name is erased in whatever it was changed to as well. */
const OF_NAME = sql<{ id: string }>(`
  delete from suggestions where organization_id = $1 and kind = 'Face' and (value_key = $2 or lower(accepted[1]) = lower($3)) returning id`)

/** Erases what was proposed of faces, and what was decided of it: of all, of some, or by a name. */
export const forgetFaces = async (tenant: Tenant, which: 'all' | { readonly faceIds: readonly string[] } | { readonly name: string }): Promise<void> => {
  const { organizationId } = tenant
  const gone =
    which === 'all'
      ? await tenant.query(ALL, [organizationId])
      : 'faceIds' in which
        ? await tenant.query(OF_FACES, [organizationId, which.faceIds])
        : await tenant.query(OF_NAME, [organizationId, indexedKey(nameKey(which.name)), which.name])
  if (gone.length > 0) await publish(tenant, { kind: 'suggestions.changed', assetId: null })
}
