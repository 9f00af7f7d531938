import { CONTACT_EXCHANGE } from '../../application/contact-exchange/contactExchangeActors.ts'
import { startContactExchange } from '../../application/contact-exchange/startContactExchange.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryContactExchangeGateway } from './InMemoryContactExchangeGateway.ts'

export const contactExchange = inMemory(CONTACT_EXCHANGE, { ports: (memory) => ({ contactExchange: new InMemoryContactExchangeGateway(memory) }), start: startContactExchange })
