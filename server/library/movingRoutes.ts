import { allOf } from '../../src/domain/access/evaluate.ts'
import { copyResources, moveResources, planCopy, planMove, undoMove } from '../../src/infrastructure/http/contract/moving.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import * as copying from './copy.ts'
import * as moving from './move.ts'

const MOVE = { access: 'signedIn', requires: allOf('MOVE_RESOURCES'), module: 'ofHeader' } as const
const COPY = { access: 'signedIn', requires: allOf('COPY_RESOURCES'), module: 'ofHeader' } as const

export const movingRoutes = (jobs: JobQueue): readonly Route[] => [
  route(planMove, MOVE, ({ tenant, viewer, resourceType: type, body }) => moving.planMove(tenant, viewer, { ...body, type })),
  route(planCopy, COPY, ({ tenant, viewer, resourceType: type, body }) => copying.planCopy(tenant, viewer, { ...body, type })),
  route(moveResources, MOVE, ({ tenant, viewer, resourceType: type, body: { decisions, ...asked } }) =>
    moving.move(tenant, jobs, viewer, { ...asked, type }, decisions),
  ),
  route(copyResources, COPY, ({ tenant, viewer, resourceType: type, body: { decisions, ...asked } }) =>
    copying.copy(tenant, jobs, viewer, { ...asked, type }, decisions),
  ),
  route(undoMove, MOVE, ({ tenant, viewer, resourceType: type, body: { batchId, decisions } }) =>
    moving.undoMove(tenant, jobs, viewer, { type, batchId }, decisions),
  ),
]
