import { deletePermanently, listTrash, planRestore, restoreResources, trashResources } from '../../src/infrastructure/trash/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import { weightToTrash } from '../bulk-operations/weight.ts'
import { deletePermanently as deleteSelected } from './deletePermanently.ts'
import { manyRestored, manyTrashed } from './jobs.ts'
import { trashPage } from './list.ts'
import { restore } from './restore.ts'
import { foreseeRestore, planRestore as planOfRestore } from './returning.ts'
import { foreseeTrash, moveToTrash } from './moveToTrash.ts'
import { weightInTrash } from './trashItems.ts'

export const trashRoutes = (jobs: Jobs): readonly Route[] => [
  route(trashResources, { action: 'delete' }, async ({ tenant, viewer, resourceType: type, body: { selection } }) =>
    nowOrQueued({ tenant, viewer, jobs }, {
      kind: manyTrashed,
      asked: { selection },
      weight: await weightToTrash(tenant, viewer, type, selection),
      now: () => moveToTrash(tenant, viewer, type, selection),
      foresee: () => foreseeTrash(tenant, viewer, type, selection),
    }),
  ),
  route(listTrash, { action: 'viewInTrash' }, ({ tenant, viewer, query }) =>
    trashPage(tenant, viewer, { ...query, sort: query.sort ?? 'trashedAt', direction: query.direction ?? 'desc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(planRestore, { action: 'restore' }, ({ tenant, viewer, body }) => planOfRestore(tenant, viewer, body)),
  route(restoreResources, { action: 'restore' }, async ({ tenant, viewer, body }) => {
    const { decisions, ...asked } = body
    return nowOrQueued({ tenant, viewer, jobs }, {
      kind: manyRestored,
      asked: body,
      destinationId: body.destinationId,
      weight: await weightInTrash(tenant, viewer, asked.selection),
      now: () => restore(tenant, jobs, viewer, asked, decisions),
      foresee: () => foreseeRestore(tenant, viewer, asked, decisions),
    })
  }),
  route(deletePermanently, { action: 'deletePermanently' }, ({ tenant, viewer, body }) =>
    deleteSelected(tenant, viewer, jobs, body.selection, body.confirmed),
  ),
]
