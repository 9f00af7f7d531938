import { service, type Capability } from '../node/capability.ts'
import { DnsDomainLookup } from './domains.ts'
import { PortalPictureMaker } from './PortalPictureMaker.ts'
import { portalRoutes } from './routes.ts'

export const PORTAL_PICTURE_MAKER = service<PortalPictureMaker>('pictures of portals')

export const portal: Capability = (node) => {
  const { configuration } = node
  const pictures = new PortalPictureMaker()
  node.offer(PORTAL_PICTURE_MAKER, pictures)
  const domains = new DnsDomainLookup(configuration.nameServers)
  return {
    routes: portalRoutes({ domains, pictures, publicHost: configuration.publicUrl?.host, now: () => new Date() }),
    close: async () => pictures.close(),
  }
}
