import { AUTOFILL } from '../../application/autofill/autofillActors.ts'
import { startAutofill } from '../../application/autofill/startAutofill.ts'
import { registration } from '../registration/registration.ts'
import { HttpAutofillGateway } from './HttpAutofillGateway.ts'

export const register = registration(AUTOFILL, {
  ports: ({ http }) => ({ autofill: new HttpAutofillGateway(http) }),
  start: startAutofill,
})
