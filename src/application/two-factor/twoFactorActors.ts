import { capability } from '../capabilities/capability.ts'
import type { TwoFactorActor } from './twoFactor.machine.ts'

export interface TwoFactorActors {
  readonly twoFactor: TwoFactorActor
}

export const TWO_FACTOR = capability<TwoFactorActors>('two-factor')
