import { ITEMS } from '../../application/items/itemActors.ts'
import { startItems } from '../../application/items/startItems.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

export const items = inMemory(ITEMS, { ports: noPorts, start: startItems })
