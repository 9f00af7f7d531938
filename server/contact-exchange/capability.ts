import type { Capability } from '../node/capability.ts'
import { JOBS } from '../jobs/capability.ts'
import { PORTRAITS } from '../profile/capability.ts'
import { CardPictures } from './CardPictures.ts'
import { contactExchangeRoutes } from './routes.ts'

export const contactExchange: Capability = (node) => {
  const pictures = new CardPictures()
  return { routes: contactExchangeRoutes(node.use(PORTRAITS), pictures, node.use(JOBS)), close: async () => pictures.close() }
}
