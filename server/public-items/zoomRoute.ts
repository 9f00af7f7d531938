import { renderToStaticMarkup } from 'react-dom/server'
import { imagePath } from '../../src/domain/iiif/imageIdentifier.ts'
import { zoomPage } from '../../src/ui/public-portal/zoomPage.tsx'
import { isWellFormedId } from '../database/id.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { HTML } from '../public-portal/drawing.ts'
import type { PortalAnswer, PortalRoute, PortalVisit } from '../public-portal/route.ts'
import { stylesheet } from '../public-portal/stylesheet.ts'
import { pageNumber, wholeItemOf } from './wholeItem.ts'
import { zoomScript } from './zoomScript.ts'

/** The one style that OpenSeadragon writes into the page, which hides the focus where nothing hovers, by its hash. */
const VIEWER_STYLE = "'sha256-9xTiqzfwFaL2SGb1rmr8gysEwVVjIvqWAgmZgqFqpEE='"

/** The one page that runs a script: our own, which asks for parts of the picture from here alone. */
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' ${VIEWER_STYLE}; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`

const answer = async (visit: PortalVisit, blobs: BlobStore): Promise<PortalAnswer | undefined> => {
  const { id = '' } = visit.parameters
  const number = pageNumber(visit.query['page'])
  const item = isWellFormedId(id) && number !== undefined ? await wholeItemOf(visit, blobs, id, number) : undefined
  if (item?.picture?.zoom === undefined || number === undefined) return undefined
  const { language, words, portal, base, addresses } = visit
  const served = `${base}/${imagePath(id, item.page?.number)}`
  const picture = {
    name: item.name,
    text: item.picture.text,
    info: `${served}/info.json`,
    whole: `${served}/full/max/0/default.webp`,
    back: addresses.to(`items/${id}`, number === 1 ? {} : { page: String(number) }),
  }
  const page = zoomPage({ language, words, stylesheet: stylesheet().path, script: `${base}/${zoomScript().path}`, portalTitle: portal.title, picture })
  return { type: HTML, body: `<!doctype html>${renderToStaticMarkup(page)}`, headers: { 'content-security-policy': POLICY } }
}

/** A picture, or a page of a document, in a window of its own. */
export const zoomRoute = (blobs: BlobStore): PortalRoute => ({ path: 'items/:id/zoom', query: ['page'], kind: 'kept', answer: (visit: PortalVisit) => answer(visit, blobs) })

/** The script of that page; its address changes with it. */
export const zoomScriptRoute = (): PortalRoute => ({
  path: zoomScript().path,
  kind: 'kept',
  answer: async () => ({ type: 'text/javascript; charset=utf-8', body: await zoomScript().script(), headers: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' } }),
})
