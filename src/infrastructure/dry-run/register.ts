import { DRY_RUN } from '../../application/dry-run/dryRunActors.ts'
import { startDryRun } from '../../application/dry-run/startDryRun.ts'
import { registration } from '../registration/registration.ts'
import { HttpDryRunGateway } from './HttpDryRunGateway.ts'

export const register = registration(DRY_RUN, { ports: ({ http }) => ({ dryRuns: new HttpDryRunGateway(http) }), start: startDryRun })
