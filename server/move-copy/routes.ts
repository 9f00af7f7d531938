import type { ResourceType } from '../../src/domain/access/modules.ts'
import { copyResources, moveResources, planCopy, planMove, undoMove } from '../../src/infrastructure/move-copy/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { selectionOf, type MoveAsked } from '../bulk-operations/asked.ts'
import { nowOrQueued, type Ways } from '../bulk-operations/nowOrQueued.ts'
import { weightOf } from '../bulk-operations/weight.ts'
import * as copying from './copy.ts'
import * as moving from './move.ts'
import { foreseeMove, foreseeMoveBack, planMove as planOfMove } from './movePlan.ts'

interface Call {
  readonly tenant: Tenant
  readonly viewer: Viewer
  readonly resourceType: ResourceType
}

/** `onSent`: something is in line to be moved or copied. */
export const movingRoutes = (jobs: JobQueue, onSent: () => void): readonly Route[] => {
  const begin = async <F>({ tenant, viewer, resourceType: type }: Call, asked: MoveAsked, ways: Ways<F>) => {
    const weight = await weightOf(tenant, viewer.userId, type, selectionOf(asked))
    return nowOrQueued({ tenant, viewer, onSent }, asked, { weight, ...ways })
  }
  return [
    route(planMove, { action: 'move' }, ({ tenant, viewer, resourceType: type, body }) => planOfMove(tenant, viewer, { ...body, type })),
    route(planCopy, { action: 'copy' }, ({ tenant, viewer, resourceType: type, body }) => copying.planCopy(tenant, viewer, { ...body, type })),
    route(moveResources, { action: 'move' }, (call) => {
      const { tenant, viewer, resourceType: type, body: { decisions, ...asked } } = call
      return begin(call, { action: 'move', ...call.body }, {
        now: () => moving.move(tenant, jobs, viewer, { ...asked, type }, decisions),
        foresee: () => foreseeMove(tenant, viewer, { ...asked, type }, decisions),
      })
    }),
    route(copyResources, { action: 'copy' }, (call) => {
      const { tenant, viewer, resourceType: type, body: { decisions, ...asked } } = call
      return begin(call, { action: 'copy', ...call.body }, {
        now: () => copying.copy(tenant, jobs, viewer, { ...asked, type }, decisions),
        foresee: () => copying.foreseeCopy(tenant, viewer, { ...asked, type }, decisions),
      })
    }),
    route(undoMove, { action: 'move' }, (call) => {
      const { tenant, viewer, resourceType: type, body: { decisions, ...asked } } = call
      return begin(call, { action: 'undo', ...call.body }, {
        now: () => moving.undoMove(tenant, jobs, viewer, { ...asked, type }, decisions),
        foresee: () => foreseeMoveBack(tenant, viewer, { ...asked, type }, decisions),
      })
    }),
  ]
}
