import type { Changes } from '../../src/domain/activity/entry.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { manyMoved } from '../move-copy/jobs.ts'
import { move } from '../move-copy/move.ts'
import { foreseeMove } from '../move-copy/movePlan.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import { weightOf, weightToTrash } from '../bulk-operations/weight.ts'
import type { NamedResource } from '../access/resources.ts'
import { manyRestored, manyTrashed } from '../trash/jobs.ts'
import { restore } from '../trash/restore.ts'
import { foreseeRestore } from '../trash/returning.ts'
import { foreseeTrash, moveToTrash } from '../trash/moveToTrash.ts'
import { weightInTrash } from '../trash/trashItems.ts'

/** Who takes something back, and what sends the jobs of it. */
export interface Work {
  readonly tenant: Tenant
  readonly jobs: Jobs
  readonly viewer: Viewer
}

interface MovingBack {
  readonly after: Changes | null
  readonly to: string | null
  /** There is something to do with it where it then lies. */
  readonly isAtOnce: boolean
}

/** Moves it back, unless it lies elsewhere by now. */
export const moveBack = async ({ tenant, jobs, viewer }: Work, resource: NamedResource, { after, to, isAtOnce }: MovingBack) => {
  const { type } = resource
  const from = after?.[resource.kind === 'folder' ? 'parentId' : 'folderId']
  const selection = { ...itemsSelected([resource]), ...(from === null || typeof from === 'string' ? { from } : {}) }
  // What an older version moved was marked by no rule.
  const movedBy = after?.['movedBy']
  const moving = { selection, destinationId: to, undone: { batchId: typeof movedBy === 'string' ? movedBy : null } }
  return nowOrQueued({ tenant, viewer, jobs }, {
    kind: manyMoved,
    asked: { ...moving, decisions: {} },
    destinationId: to,
    weight: isAtOnce ? 0 : await weightOf(tenant, viewer, type, selection),
    now: () => move(tenant, jobs, viewer, { ...moving, type }, {}),
    foresee: () => foreseeMove(tenant, viewer, { ...moving, type }, {}),
  })
}

export const takeOutOfTrash = async ({ tenant, jobs, viewer }: Work, resource: NamedResource) => {
  const restoring = { selection: itemsSelected([resource]) }
  return nowOrQueued({ tenant, viewer, jobs }, {
    kind: manyRestored,
    asked: { ...restoring, decisions: {} },
    weight: await weightInTrash(tenant, viewer, restoring.selection),
    now: () => restore(tenant, jobs, viewer, restoring, {}),
    foresee: () => foreseeRestore(tenant, viewer, restoring, {}),
  })
}

export const putIntoTrash = async ({ tenant, viewer, jobs }: Work, resource: NamedResource) => {
  const { type } = resource
  const selection = itemsSelected([resource])
  return nowOrQueued({ tenant, viewer, jobs }, {
    kind: manyTrashed,
    asked: { selection },
    weight: await weightToTrash(tenant, viewer, type, selection),
    now: () => moveToTrash(tenant, viewer, type, selection),
    foresee: () => foreseeTrash(tenant, viewer, type, selection),
  })
}
