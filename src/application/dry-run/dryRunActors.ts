import { capability } from '../capabilities/capability.ts'
import type { DryRunActor } from './dryRun.machine.ts'

/** How a template is tried. */
export interface DryRunActors {
  readonly dryRun: DryRunActor
}

export const DRY_RUN = capability<DryRunActors>('dryRun')
