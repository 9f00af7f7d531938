/**
 * Makes sailing-home.webm anew from sailing-home.html, with a Chromium on this machine (VITRINE_CHROMIUM, or the one that Playwright keeps).
 * The film lies in the repository, because a server that makes its demo data has no browser.
 */
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { chromium } from 'playwright'
import { webmOf } from './webm.ts'

interface Recorded {
  readonly time: number
  readonly key: boolean
  readonly data: string
}

// Browsers offer their encoders to secure origins only; nothing is fetched from this one.
const ORIGIN = 'https://film.invalid/'

const page = await readFile(new URL('sailing-home.html', import.meta.url), 'utf8')
const executablePath = process.env['VITRINE_CHROMIUM']
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox'] })
try {
  const tab = await browser.newPage()
  await tab.route(ORIGIN, route => route.fulfill({ contentType: 'text/html', body: page }))
  await tab.goto(ORIGIN)
  const recorded = await tab.evaluate<readonly Recorded[]>('record()')
  const packets = recorded.map(({ time, key, data }) => ({ time, key, data: Buffer.from(data, 'base64') }))
  const film = webmOf(packets, { width: 640, height: 360, duration: 4000, title: 'Sailing home' })
  await writeFile(new URL('sailing-home.webm', import.meta.url), film)
} finally {
  await browser.close()
}
