import type { EmbeddedMetadataGateway } from '../../application/embedded-metadata/EmbeddedMetadataGateway.ts'
import { DRY_RUN } from '../../application/dry-run/dryRunActors.ts'
import { startDryRun } from '../../application/dry-run/startDryRun.ts'
import type { Memory } from '../memory/Memory.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryDryRunGateway } from './InMemoryDryRunGateway.ts'

export const dryRun = inMemory(DRY_RUN, {
  ports: ({ templates, contacts, library, faults }: Memory, { embeddedMetadata }: { readonly embeddedMetadata: EmbeddedMetadataGateway }) => ({
    dryRuns: new InMemoryDryRunGateway({ templates, contacts, library, faults, embeddedMetadata }),
  }),
  start: startDryRun,
})
