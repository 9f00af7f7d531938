import { createActor } from 'xstate'
import { createDryRunMachine } from './dryRun.machine.ts'
import type { DryRunActors } from './dryRunActors.ts'
import type { DryRunGateway } from './DryRunGateway.ts'

export const startDryRun = (ports: { readonly dryRuns: DryRunGateway }): DryRunActors => ({
  dryRun: createActor(createDryRunMachine(ports)).start(),
  draftTrial: createActor(createDryRunMachine(ports)).start(),
})
