import type { Capability } from '../node/capability.ts'
import { DnsDomainLookup } from './domains.ts'
import { PortalPictureMaker } from './PortalPictureMaker.ts'
import { portalRoutes } from './routes.ts'

export const portal: Capability = ({ configuration }) => {
  const pictures = new PortalPictureMaker()
  const domains = new DnsDomainLookup(configuration.nameServers)
  return {
    routes: portalRoutes({ domains, pictures, publicHost: configuration.publicUrl?.host, now: () => new Date() }),
    close: async () => pictures.close(),
  }
}
