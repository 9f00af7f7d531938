import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SeededLibrary } from '../seed.ts'
import { thumbnailFile } from '../thumbnailFile.ts'

const SHOWN = 12
const SIZE = 320

interface BarePage {
  readonly url: string
  close(): void
}

/** The same pictures and names as a page without any script, by a bare Node server: what this machine's browser takes by itself. */
export const barePage = async (library: SeededLibrary): Promise<BarePage> => {
  const pictures = library.thumbnails.slice(0, SHOWN).map((thumbnail) => readFileSync(thumbnailFile(library, thumbnail, SIZE)))
  const figures = pictures.map((_, index) => `<figure><img alt="" src="/thumbnails/${index}"><figcaption>${library.namePrefix}</figcaption></figure>`)
  const html = `<!doctype html><html lang="en"><title>${library.folderName}</title><body>${figures.join('')}`
  const server = createServer((request, response) => {
    const picture = /^\/thumbnails\/(\d+)$/.exec(request.url ?? '')?.[1]
    const bytes = picture === undefined ? undefined : pictures[Number(picture)]
    response.setHeader('cache-control', bytes === undefined ? 'no-store' : 'max-age=3600')
    response.setHeader('content-type', bytes === undefined ? 'text/html; charset=utf-8' : 'image/webp')
    response.end(bytes ?? html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
