import * as Result from 'effect/Result'
import { readHome, readUnreadAgain } from '../../src/infrastructure/home/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { homeOf } from './home.ts'
import { readAgain } from './unread.ts'

export const homeRoutes = (jobs: Jobs): readonly Route[] => [
  route(readHome, { action: 'viewHome' }, async ({ tenant, viewer, body }) => Result.succeed(await homeOf(tenant, viewer, body.places))),
  route(readUnreadAgain, { action: 'readAgain', audits: 'indexing.requested' }, ({ tenant, viewer }) => readAgain(tenant, jobs, viewer)),
]
