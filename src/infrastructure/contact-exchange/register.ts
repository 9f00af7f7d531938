import { CONTACT_EXCHANGE } from '../../application/contact-exchange/contactExchangeActors.ts'
import { startContactExchange } from '../../application/contact-exchange/startContactExchange.ts'
import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpContactExchangeGateway } from './HttpContactExchangeGateway.ts'

export const register = registration(CONTACT_EXCHANGE, {
  needs: [CONTACTS],
  ports: ({ http, localEvents, credentials }, { contacts }) => ({
    contacts,
    contactExchange: new HttpContactExchangeGateway(http, localEvents, () => credentials.held()),
  }),
  start: startContactExchange,
})
