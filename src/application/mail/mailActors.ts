import { capability } from '../capabilities/capability.ts'
import type { MailActor } from './mail.machine.ts'

export interface MailActors {
  readonly mail: MailActor
}

export const MAIL = capability<MailActors>('mail')
