import { capability } from '../capabilities/capability.ts'
import type { DryRunActor } from './dryRun.machine.ts'

/** How a template is tried. */
export interface DryRunActors {
  /** Shown in a dialog. */
  readonly dryRun: DryRunActor
  /** Of the draft that is edited, beside it. */
  readonly draftTrial: DryRunActor
}

export const DRY_RUN = capability<DryRunActors>('dryRun')
