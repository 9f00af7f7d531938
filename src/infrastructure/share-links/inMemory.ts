import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import { startShareLinks } from '../../application/share-links/startShareLinks.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryShareLinkGateway } from './InMemoryShareLinkGateway.ts'

export const shareLinks = inMemory(SHARE_LINKS, {
  ports: ({ library, people, faults, batches }) => ({ shareLinks: new InMemoryShareLinkGateway(library, people, faults, batches) }),
  start: startShareLinks,
})
