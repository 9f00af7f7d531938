import { renderToStaticMarkup } from 'react-dom/server'
import { portalPage } from '../../src/ui/public-portal/portalPage.tsx'
import type { PortalContent } from '../../src/ui/public-portal/pageHead.ts'
import { publicPortalOf } from '../../src/ui/public-portal/publicPortalOf.ts'
import { linksOf, placeOf } from './address.ts'
import type { PortalAnswer, PortalVisit } from './route.ts'
import { stylesheet } from './stylesheet.ts'

export const HTML = 'text/html; charset=utf-8'

/** A page of the portal as a whole document. `page`: its path below the portal, to be linked in the other languages with what the query says. */
export const drawn = ({ portal, language, words, chosen, base, query, narrowed, addresses, canonical }: PortalVisit, page: string, content: PortalContent): PortalAnswer => ({
  type: HTML,
  body: `<!doctype html>${renderToStaticMarkup(
    portalPage({
      language,
      words,
      stylesheet: stylesheet().path,
      portal: publicPortalOf({ ...portal, customDomain: '' }, language, addresses.picture, addresses.smallPicture),
      links: linksOf(base, chosen, language, page, { ...query, ...narrowed }),
      content,
      place: placeOf({ base, canonical }, chosen, page, { ...query, ...narrowed }),
    }),
  )}`,
})
