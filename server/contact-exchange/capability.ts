import { sql } from '../database/sql.ts'
import type { Capability } from '../node/capability.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import { PORTRAITS } from '../profile/capability.ts'
import { CardPictures } from './CardPictures.ts'
import { ContactFileReader } from './ContactFileReader.ts'
import { contactExchangeRoutes } from './routes.ts'

const OLD_BATCHES = sql('select sweep_contact_batches()')

export const contactExchange: Capability = (node) => {
  node.use(KERNEL).register(sweepOf(node.database, 'sweepContactBatches', OLD_BATCHES))
  const programs = { files: new ContactFileReader(), pictures: new CardPictures() }
  const close = async () => {
    for (const program of Object.values(programs)) program.close()
  }
  return { routes: contactExchangeRoutes({ ...programs, portraits: node.use(PORTRAITS), jobs: node.use(JOBS) }), close }
}
