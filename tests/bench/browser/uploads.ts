import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Page } from 'playwright'
import { atMost, plain, quantile } from '../figures.ts'
import { startProbe } from '../http/probe.ts'
import { apiSession, type ApiSession } from '../http/signedIn.ts'
import { jpegOf40kB } from '../pictures.ts'
import type { Section } from '../section.ts'
import { signedInContext } from './signedIn.ts'

const FILES = 100
const FIRST_SEED = 10_000
const PROBE_EVERY_MS = 50
const TIMEOUT_MS = 60_000

const paintFiles = async (folder: string): Promise<readonly string[]> => {
  const paths: string[] = []
  while (paths.length < FILES) {
    const path = join(folder, `Upload ${String(paths.length + 1).padStart(3, '0')}.jpg`)
    await writeFile(path, await jpegOf40kB(FIRST_SEED + paths.length))
    paths.push(path)
  }
  return paths
}

const newFolder = async ({ url, headers }: ApiSession): Promise<string> => {
  const answer = await fetch(`${url}/v1/folders`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Uploads ${Date.now()}`, parentId: null }),
  })
  if (!answer.ok) throw new Error(`Making a folder answered ${answer.status}.`)
  return ((await answer.json()) as { readonly id: string }).id
}

/** When, by the clock on the wall, the browser handed the chosen files to the page. */
const chosenAt = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const note = (): void => document.body.setAttribute('data-bench-chosen', String(Date.now()))
    addEventListener('change', note, { capture: true, once: true })
  })
  return async () => Number(await page.locator('body').getAttribute('data-bench-chosen'))
}

const READY = `select count(*)::int as ready from assets where organization_id = $1 and folder_id = $2 and thumbnail = 'Ready'`

/** Asks the database itself, so that waiting costs the server nothing. */
const allReadyAt = async (database: Client, organizationId: string, folderId: string): Promise<number> => {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const { rows } = await database.query<{ ready: number }>({ name: 'ready', text: READY, values: [organizationId, folderId] })
    if (rows[0]?.ready === FILES) return Date.now()
    if (Date.now() > deadline) throw new Error(`Only ${rows[0]?.ready} of ${FILES} thumbnails were ready in a minute.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** 100 different JPEGs of 40 kB, chosen at once in the library, until the last thumbnail is ready; meanwhile somebody reads lists. */
export const uploads: Section = {
  name: 'uploads',
  measure: async ({ browser, product, library }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-files-'))
    const files = await paintFiles(folder)
    const session = await apiSession(product.url)
    const folderId = await newFolder(session)
    const context = await signedInContext(browser, product.url)
    const database = new Client(library.connection)
    await database.connect()
    try {
      const page = await context.newPage()
      await page.goto(`${library.rootPath}/${folderId}`)
      const input = page.locator('input[type=file]').first()
      await input.waitFor({ state: 'attached' })
      const chosen = await chosenAt(page)
      const list = `${product.url}/v1/assets?folderId=${library.folderId}&limit=50`
      const endProbe = await startProbe({ url: list, headers: session.headers, every: PROBE_EVERY_MS })
      const times = Promise.all([input.setInputFiles([...files]), allReadyAt(database, library.organizationId, folderId)])
      const [lists, [, ready]] = await Promise.all([times.then(endProbe, endProbe), times])
      return {
        chosenToLastThumbnail: atMost(2000, ready - (await chosen()), 'ms'),
        slowestListMeanwhile: atMost(50, quantile(lists, 1), 'ms'),
        medianListMeanwhile: plain(quantile(lists, 0.5), 'ms'),
      }
    } finally {
      await database.end()
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
