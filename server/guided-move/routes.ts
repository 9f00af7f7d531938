import * as contract from '../../src/infrastructure/guided-move/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { movesOf, startMove, startMoveBack } from './moves.ts'
import { planMove } from './plan.ts'

const READ = { action: 'moveMetadata' } as const
const MOVE = { ...READ, audits: 'template.updated' } as const

export const guidedMoveRoutes = (jobs: Jobs): readonly Route[] => [
  route(contract.planGuidedMove, READ, ({ tenant, viewer, language, params, body }) => planMove(tenant, viewer, { ...params, ...body, language })),
  route(contract.startGuidedMove, MOVE, ({ tenant, viewer, language, params, body }) => startMove({ tenant, viewer, jobs }, { ...params, ...body, language })),
  route(contract.listGuidedMoves, READ, ({ tenant, viewer, params }) => movesOf(tenant, viewer.userId, params.templateId)),
  route(contract.undoGuidedMove, MOVE, ({ tenant, viewer, params }) => startMoveBack({ tenant, viewer, jobs }, params.moveId)),
]
