import { ITEMS } from '../../application/items/itemActors.ts'
import { startItems } from '../../application/items/startItems.ts'
import { registration } from '../registration/registration.ts'

export const register = registration(ITEMS, { ports: () => ({}), start: startItems })
