import { createActor } from 'xstate'
import { createTwoFactorMachine } from './twoFactor.machine.ts'
import type { TwoFactorActors } from './twoFactorActors.ts'

export const startTwoFactor = (ports: Parameters<typeof createTwoFactorMachine>[0]): TwoFactorActors => ({ twoFactor: createActor(createTwoFactorMachine(ports)).start() })
