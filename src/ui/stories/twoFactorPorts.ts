import * as Result from 'effect/Result'
import type { TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import { forever } from './sessionPorts.ts'

/** Calls that nobody says otherwise of are never answered; codes are mailed. */
export const twoFactorThat = (answers: Partial<TwoFactorGateway>): TwoFactorGateway => ({
  read: forever,
  begin: forever,
  confirm: forever,
  chooseMail: forever,
  mailCode: async () => Result.succeed({ resendAfter: 30 }),
  renewCodes: forever,
  turnOff: forever,
  beginPasskey: forever,
  addPasskey: forever,
  removePasskey: forever,
  ...answers,
})
