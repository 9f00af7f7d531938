import { MAIL } from '../../application/mail/mailActors.ts'
import { startMail } from '../../application/mail/startMail.ts'
import { registration } from '../registration/registration.ts'
import { HttpMailGateway } from './HttpMailGateway.ts'

export const register = registration(MAIL, {
  ports: ({ http }) => ({ mail: new HttpMailGateway(http) }),
  start: startMail,
})
