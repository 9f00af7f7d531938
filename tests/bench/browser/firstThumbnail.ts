import type { BrowserContext } from 'playwright'
import { atMost, median, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import type { SeededLibrary } from '../seed.ts'
import { barePage } from './barePage.ts'
import { marksAt, noteMarks, type Marks } from './marks.ts'
import { keptProfile, signedInProfile } from './signedIn.ts'
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
  const marks = await marksAt(page, path)
  await traffic.idle()
  const answers = travelled(traffic)
  await page.close()
  return { ...marks, kilobytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, requests: answers.length }
}

interface Visits {
  readonly cold: readonly Visit[]
  readonly warm: readonly Visit[]
}

const visits = async (open: () => Promise<BrowserContext>, library: SeededLibrary, path: string): Promise<Visits> => {
  const cold: Visit[] = []
  const warm: Visit[] = []
  while (cold.length < RUNS) {
    const context = await open()
    await noteMarks(context, library.namePrefix)
    cold.push(await visit(context, path))
    // A browser compiles what it has kept once more, and keeps what it has compiled.
    await visit(context, path)
    warm.push(await visit(context, path))
    await context.close()
  }
  return { cold, warm }
}

const bareVisits = async (library: SeededLibrary): Promise<Visits> => {
  const bare = await barePage(library)
  try {
    return await visits(() => keptProfile(bare.url), library, '/')
  } finally {
    bare.close()
  }
}

/** A signed-in person goes straight to the library: with nothing in the cache, and as one who comes back to it in the same browser, for the third time. */
export const firstThumbnail: Section = {
  name: 'firstThumbnail',
  measure: async ({ product, library }) => {
    const bare = await bareVisits(library)
    const { cold, warm } = await visits(() => signedInProfile(product.url), library, library.path)
    const of = (some: readonly Visit[], key: keyof Visit): number => median(some.map((one) => one[key]))
    return {
      cold: atMost(450, of(cold, 'firstThumbnail'), 'ms', of(bare.cold, 'firstThumbnail')),
      warm: atMost(220, of(warm, 'firstThumbnail'), 'ms', of(bare.warm, 'firstThumbnail')),
      coldOwn: atMost(420, of(cold, 'ownThumbnail'), 'ms', of(bare.cold, 'ownThumbnail')),
      warmOwn: atMost(180, of(warm, 'ownThumbnail'), 'ms', of(bare.warm, 'ownThumbnail')),
      coldFirstRows: plain(of(cold, 'firstRows'), 'ms'),
      warmFirstRows: plain(of(warm, 'firstRows'), 'ms'),
      coldTransferred: atMost(600, of(cold, 'kilobytes'), 'kB'),
      coldRequests: atMost(40, of(cold, 'requests'), 'requests'),
      warmTransferred: plain(of(warm, 'kilobytes'), 'kB'),
      warmRequests: plain(of(warm, 'requests'), 'requests'),
    }
  },
}
