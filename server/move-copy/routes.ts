import { copyResources, moveResources, planCopy, planMove, undoMove } from '../../src/infrastructure/move-copy/contract.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import { weightOf } from '../bulk-operations/weight.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as copying from './copy.ts'
import { manyCopied, manyMoved, manyMovedBack } from './jobs.ts'
import * as moving from './move.ts'
import { foreseeMove, foreseeMoveBack, planMove as planOfMove } from './movePlan.ts'

export const movingRoutes = (jobs: Jobs): readonly Route[] => [
  route(planMove, { action: 'move' }, ({ tenant, viewer, resourceType: type, body }) => planOfMove(tenant, viewer, { ...body, type })),
  route(planCopy, { action: 'copy' }, ({ tenant, viewer, resourceType: type, body }) => copying.planCopy(tenant, viewer, { ...body, type })),
  route(moveResources, { action: 'move' }, async ({ tenant, viewer, resourceType: type, body }) => {
    const { decisions, ...asked } = body
    return nowOrQueued({ tenant, viewer, jobs }, {
      kind: manyMoved,
      asked: body,
      destinationId: body.destinationId,
      weight: await weightOf(tenant, viewer, type, body.selection),
      now: () => moving.move(tenant, jobs, viewer, { ...asked, type }, decisions),
      foresee: () => foreseeMove(tenant, viewer, { ...asked, type }, decisions),
    })
  }),
  route(copyResources, { action: 'copy' }, async ({ tenant, viewer, resourceType: type, body }) => {
    const { decisions, ...asked } = body
    return nowOrQueued({ tenant, viewer, jobs }, {
      kind: manyCopied,
      asked: body,
      destinationId: body.destinationId,
      weight: await weightOf(tenant, viewer, type, body.selection),
      now: () => copying.copy(tenant, jobs, viewer, { ...asked, type }, decisions),
      foresee: () => copying.foreseeCopy(tenant, viewer, { ...asked, type }, decisions),
    })
  }),
  route(undoMove, { action: 'move' }, async ({ tenant, viewer, resourceType: type, body }) => {
    const { decisions, batchId } = body
    return nowOrQueued({ tenant, viewer, jobs }, {
      kind: manyMovedBack,
      asked: body,
      weight: await weightOf(tenant, viewer, type, { kind: 'batch', batchId }),
      now: () => moving.undoMove(tenant, jobs, viewer, { batchId, type }, decisions),
      foresee: () => foreseeMoveBack(tenant, viewer, { batchId, type }, decisions),
    })
  }),
]
