import { allOf } from '../../src/domain/access/evaluate.ts'
import { deletePermanently, listTrash, planRestore, restoreResources, trashResources } from '../../src/infrastructure/http/contract/trash.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/http/contract/values.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { destroy } from './destroy.ts'
import { trashPage } from './list.ts'
import * as restoring from './restore.ts'
import { throwAway } from './throwAway.ts'

interface Parts {
  readonly jobs: JobQueue
  /** Something was deleted for good. */
  readonly onDestroyed: () => void
}

const RESTORE = { access: 'signedIn', requires: allOf('RESTORE_RESOURCES') } as const

export const trashRoutes = ({ jobs, onDestroyed }: Parts): readonly Route[] => [
  route(
    trashResources,
    { access: 'signedIn', requires: allOf('DELETE_RESOURCES'), module: 'ofHeader' },
    ({ tenant, viewer, resourceType, body }) => throwAway(tenant, viewer, resourceType, body.selection),
  ),
  route(listTrash, { access: 'signedIn', requires: allOf('VIEW_RESOURCES_FROM_TRASH') }, ({ tenant, viewer, query }) =>
    trashPage(tenant, viewer, { ...query, direction: query.direction ?? 'desc', limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(planRestore, RESTORE, ({ tenant, viewer, body }) => restoring.planRestore(tenant, viewer, body)),
  route(restoreResources, RESTORE, ({ tenant, viewer, body: { decisions, ...asked } }) => restoring.restore(tenant, jobs, viewer, asked, decisions)),
  route(deletePermanently, { access: 'signedIn', requires: allOf('DELETE_RESOURCES_PERMANENTLY') }, ({ tenant, viewer, body }) =>
    destroy(tenant, viewer, body.selection, onDestroyed),
  ),
]
