import { MAIL } from '../../application/mail/mailActors.ts'
import { startMail } from '../../application/mail/startMail.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryMailGateway } from './InMemoryMailGateway.ts'

export const mail = inMemory(MAIL, { ports: ({ faults }) => ({ mail: new InMemoryMailGateway(faults) }), start: startMail })
