import { createActor } from 'xstate'
import { createMailMachine } from './mail.machine.ts'
import type { MailActors } from './mailActors.ts'

export const startMail = (ports: Parameters<typeof createMailMachine>[0]): MailActors => ({ mail: createActor(createMailMachine(ports)).start() })
