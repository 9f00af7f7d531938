import type { BrowserContext } from 'playwright'
import { atMost, median, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { marksOf, noteMarks, type Marks } from './marks.ts'
import { signedInContext } from './signedIn.ts'
import { travelled, watchTraffic } from './traffic.ts'

const RUNS = 5

interface Visit extends Required<Marks> {
  /** kB of 1,000 bytes, and requests, until nothing more is asked for. */
  readonly kilobytes: number
  readonly requests: number
}

const visit = async (context: BrowserContext, path: string): Promise<Visit> => {
  const page = await context.newPage()
  const traffic = await watchTraffic(page)
  await page.goto(path)
  const marks = await marksOf(page)
  await traffic.idle()
  const answers = travelled(traffic)
  await page.close()
  return { ...marks, kilobytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, requests: answers.length }
}

/** A signed-in person goes straight to the library: with nothing in the cache, and again in the same browser. */
export const firstThumbnail: Section = {
  name: 'firstThumbnail',
  measure: async ({ browser, product, library }) => {
    const cold: Visit[] = []
    const warm: Visit[] = []
    while (cold.length < RUNS) {
      const context = await signedInContext(browser, product.url)
      await noteMarks(context, library.namePrefix)
      cold.push(await visit(context, library.path))
      warm.push(await visit(context, library.path))
      await context.close()
    }
    const of = (visits: readonly Visit[], key: keyof Visit): number => median(visits.map((one) => one[key]))
    return {
      cold: atMost(450, of(cold, 'firstThumbnail'), 'ms'),
      warm: atMost(220, of(warm, 'firstThumbnail'), 'ms'),
      coldFirstRows: plain(of(cold, 'firstRows'), 'ms'),
      warmFirstRows: plain(of(warm, 'firstRows'), 'ms'),
      coldTransferred: atMost(600, of(cold, 'kilobytes'), 'kB'),
      coldRequests: atMost(40, of(cold, 'requests'), 'requests'),
      warmTransferred: plain(of(warm, 'kilobytes'), 'kB'),
      warmRequests: plain(of(warm, 'requests'), 'requests'),
    }
  },
}
