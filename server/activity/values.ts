import type { ActivityEntry } from '../../src/domain/activity/entry.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { metadataChangesAt } from '../metadata/history.ts'

/** An entry counts the fields that were changed; which and how stands in the history of values. */
const COUNT = 'metadata'

/** Entries of an asset with the values that were changed in the same step, as far as the viewer is in their templates. */
export const withValues = async <E extends Pick<ActivityEntry, 'at' | 'after'>>(
  tenant: Tenant,
  viewer: Pick<Viewer, 'userId' | 'restricted' | 'permissions'>,
  assetId: string,
  entries: readonly E[],
): Promise<readonly (E & Pick<ActivityEntry, 'values'>)[]> => {
  const counting = entries.filter(({ after }) => after !== null && COUNT in after)
  const changes = await metadataChangesAt(tenant, viewer, assetId, counting.map(({ at }) => at))
  const mayEdit = can(viewer.permissions, 'editMetadata')
  return entries.map((entry) => {
    const values = counting.includes(entry) ? changes.get(entry.at) : undefined
    return values === undefined ? entry : { ...entry, values: values.map((one) => ({ ...one, undoable: mayEdit && one.undoable })) }
  })
}
