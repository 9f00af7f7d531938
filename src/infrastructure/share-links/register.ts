import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import { startShareLinks } from '../../application/share-links/startShareLinks.ts'
import { registration } from '../registration/registration.ts'
import { HttpShareLinkGateway } from './HttpShareLinkGateway.ts'

export const register = registration(SHARE_LINKS, { ports: ({ http, localEvents }) => ({ shareLinks: new HttpShareLinkGateway(http, localEvents) }), start: startShareLinks })
