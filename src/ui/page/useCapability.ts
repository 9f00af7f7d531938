import { useSyncExternalStore } from 'react'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'

/** What a capability offers, once it has been made by whoever needs it first. */
export const useCapability = <Actors extends object>({ subscribe, now }: Capabilities, key: Capability<Actors>): Actors | undefined =>
  useSyncExternalStore(subscribe, () => now(key))

/** Whether code may come that the first page does not begin with. */
export const useBegun = ({ subscribe, isBegun }: Capabilities): boolean => useSyncExternalStore(subscribe, isBegun)
