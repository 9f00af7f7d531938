import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { RELOCATED_AT_ONCE, type Arranged } from '../../src/domain/library/relocationJob.ts'
import { copyResources, moveResources, planCopy, planMove, undoMove } from '../../src/infrastructure/http/contract/moving.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { route, type Route } from '../http/route.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { selectionOf, type Asked } from '../relocations/asked.ts'
import { putInLine } from '../relocations/relocations.ts'
import { weightOf } from '../relocations/weight.ts'
import * as copying from './copy.ts'
import * as moving from './move.ts'
import { foreseeMove, foreseeMoveBack, planMove as planOfMove, type Foresight } from './movePlan.ts'

const MOVE = { access: 'signedIn', requires: allOf('MOVE_RESOURCES'), module: 'ofHeader' } as const
const COPY = { access: 'signedIn', requires: allOf('COPY_RESOURCES'), module: 'ofHeader' } as const

interface Call {
  readonly tenant: Tenant
  readonly viewer: Viewer
  readonly resourceType: ResourceType
}

/** How it is done while its caller waits, and how it is found out whether anything refuses it. */
interface Ways<F> {
  readonly now: () => Promise<Result.Result<Arranged, F>>
  readonly foresee: () => Foresight<F>
}

/** `onSent`: something is in line to be moved or copied. */
export const movingRoutes = (jobs: JobQueue, onSent: () => void): readonly Route[] => {
  /** A few things at once; many behind the answer, unless something refuses them now. */
  const relocate = async <F>({ tenant, viewer, resourceType: type }: Call, asked: Asked, { now, foresee }: Ways<F>) => {
    const weight = await weightOf(tenant, viewer.userId, type, selectionOf(asked))
    if (weight <= RELOCATED_AT_ONCE) return now()
    const foresight = await foresee()
    if (Result.isFailure(foresight)) return Result.fail(foresight.failure)
    return Result.succeed({ relocation: await putInLine(tenant, viewer, { type, asked, foreseen: foresight.success, weight }, onSent) })
  }
  return [
    route(planMove, MOVE, ({ tenant, viewer, resourceType: type, body }) => planOfMove(tenant, viewer, { ...body, type })),
    route(planCopy, COPY, ({ tenant, viewer, resourceType: type, body }) => copying.planCopy(tenant, viewer, { ...body, type })),
    route(moveResources, MOVE, (call) => {
      const { tenant, viewer, resourceType: type, body: { decisions, ...asked } } = call
      return relocate(call, { action: 'move', ...call.body }, {
        now: () => moving.move(tenant, jobs, viewer, { ...asked, type }, decisions),
        foresee: () => foreseeMove(tenant, viewer, { ...asked, type }, decisions),
      })
    }),
    route(copyResources, COPY, (call) => {
      const { tenant, viewer, resourceType: type, body: { decisions, ...asked } } = call
      return relocate(call, { action: 'copy', ...call.body }, {
        now: () => copying.copy(tenant, jobs, viewer, { ...asked, type }, decisions),
        foresee: () => copying.foreseeCopy(tenant, viewer, { ...asked, type }, decisions),
      })
    }),
    route(undoMove, MOVE, (call) => {
      const { tenant, viewer, resourceType: type, body: { decisions, ...asked } } = call
      return relocate(call, { action: 'undo', ...call.body }, {
        now: () => moving.undoMove(tenant, jobs, viewer, { ...asked, type }, decisions),
        foresee: () => foreseeMoveBack(tenant, viewer, { ...asked, type }, decisions),
      })
    }),
  ]
}
