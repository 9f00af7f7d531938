import type { Memory } from '../memory/Memory.ts'
import { InMemoryMetadataGateway } from './InMemoryMetadataGateway.ts'

/** The port of what people say of assets, over what all ports in memory share. */
export const inMemoryMetadataPorts = (memory: Memory) => ({ metadata: new InMemoryMetadataGateway(memory, memory.faults) })
