import type { PortalContent } from '../../src/ui/public-portal/pageHead.ts'
import { drawn } from './drawing.ts'
import type { PortalRoute, PortalVisit } from './route.ts'

const pageOf = (path: string, content: (visit: PortalVisit) => PortalContent | undefined): PortalRoute => ({
  path,
  kind: 'kept',
  answer: async (visit) => {
    const shown = content(visit)
    return shown && drawn(visit, path, shown)
  },
})

/** What the organization says of itself. */
export const pageRoutes: readonly PortalRoute[] = [
  pageOf('contact', () => ({ is: 'contact' })),
  pageOf('about', ({ portal }) => (portal.aboutUs === '' ? undefined : { is: 'about' })),
]
