import { thumbnailPath } from '../../../src/infrastructure/contract/files.ts'
import { atLeast, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { thumbnailFile } from '../thumbnailFile.ts'
import { load, loadBare } from './load.ts'
import { apiSession } from './signedIn.ts'

/** As many different ones as a few screens show. */
const DIFFERENT = 200
const SIZE = 320

/** Thumbnails of the grid, one after the other by ten connections, beside the same bytes from memory. */
export const thumbnails: Section = {
  name: 'thumbnails',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const shown = library.thumbnails.slice(0, DIFFERENT)
    const files = shown.map((thumbnail) => thumbnailFile(library, thumbnail, SIZE))
    const bare = await loadBare('bareFiles.ts', files, files.length)
    const paths = shown.map(({ assetId, contentVersion }) => thumbnailPath(session.sessionId, assetId, contentVersion, SIZE))
    const { requestsPerSecond, p50, p95 } = await load({ url: product.url, headers: { cookie: session.cookie }, paths })
    return {
      requestsPerSecond: atLeast(bare.requestsPerSecond * 0.5, requestsPerSecond, 'requests/s', bare.requestsPerSecond),
      p50: plain(p50, 'ms', bare.p50),
      p95: plain(p95, 'ms', bare.p95),
    }
  },
}
