import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Tenant } from '../database/tenant.ts'
import type { ServerEvent } from './serverEvent.ts'
import { publish } from './publish.ts'

/** Places that are told one by one; of more, the whole module is said to have changed. */
const MOST_PLACES = 20

/** Publishes that lists changed in these places of a module. */
export const publishPlaces = async (tenant: Tenant, type: ResourceType, places: Iterable<string | null>, ...more: readonly ServerEvent[]): Promise<void> => {
  const all = [...new Set(places)]
  const serverEvents: readonly ServerEvent[] =
    all.length > MOST_PLACES ? [{ kind: 'library.changed', type }] : all.map((folderId) => ({ kind: 'contents.changed', folderId, type }))
  await publish(tenant, ...serverEvents, ...more)
}
