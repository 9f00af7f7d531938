import type { Capability } from '../../application/capabilities/capability.ts'
import type { Memory } from '../memory/Memory.ts'

/** A capability as stories and unit tests take it: its ports in memory, beside those that were there before, and its machines over all ports. */
export const inMemory = <Actors extends object, Ports extends object, All, Earlier = object>(
  key: Capability<Actors>,
  { ports, start }: { readonly ports: (memory: Memory, earlier: Earlier) => Ports; readonly start: (all: All) => Actors },
) => ({ key, ports, start })

/** A capability that stands on the ports of the first page alone. */
export const noPorts = (): object => ({})
