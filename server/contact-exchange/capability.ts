import { sql } from '../database/sql.ts'
import type { Capability } from '../node/capability.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import { PORTRAITS } from '../profile/capability.ts'
import { CardPictures } from './CardPictures.ts'
import { contactExchangeRoutes } from './routes.ts'

const OLD_BATCHES = sql('select sweep_contact_batches()')

export const contactExchange: Capability = (node) => {
  node.use(KERNEL).register(sweepOf(node.database, 'sweepContactBatches', OLD_BATCHES))
  const pictures = new CardPictures()
  return { routes: contactExchangeRoutes(node.use(PORTRAITS), pictures, node.use(JOBS)), close: async () => pictures.close() }
}
