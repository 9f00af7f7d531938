import * as contract from '../../src/infrastructure/dry-run/contract.ts'
import { route } from '../http/route.ts'
import type { Capability } from '../node/capability.ts'
import { runDry } from './dryRun.ts'

export const dryRun: Capability = () => ({
  routes: [route(contract.runDry, { action: 'tryTemplate' }, ({ tenant, viewer, params }) => runDry(tenant, viewer, params.templateId))],
})
