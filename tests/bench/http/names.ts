import { atMost, plain, type Figures } from '../figures.ts'
import type { Section } from '../section.ts'
import { seedPlaces } from '../seed/places.ts'
import { load, loadAlone } from './load.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

const NAMES = 100_000

interface Typed {
  readonly terms: readonly string[]
  /** Milliseconds for one person who waits for each answer. */
  readonly most: number
}

/** What is typed of a name: its number, two of its words, and what every name has, which is no slower than one types. */
const TYPED: Readonly<Record<string, Typed>> = {
  Rare: { terms: Array.from({ length: 20 }, (_, index) => String(Math.floor((NAMES * (index + 1)) / 21)).padStart(6, '0')), most: 10 },
  TwoWords: { terms: ['harbour crane', 'glacier ice', 'brooch silver', 'minutes protocol', 'letter diary', 'sword axe'], most: 10 },
  Common: { terms: ['bo', 'box', 'box 0'], most: 200 },
}

const measureTyped = async (session: ApiSession, paths: readonly string[], most: number): Promise<Figures> => {
  const requests = { url: session.url, headers: session.headers, paths }
  const [alone, crowd] = [await loadAlone(requests), await load(requests)]
  return { AloneP50: atMost(most, alone.p50, 'ms'), AloneP95: plain(alone.p95, 'ms'), P50: plain(crowd.p50, 'ms') }
}

/** Finding a folder to put something into, and something in the trash, by what is typed of its name. Leaves its folders there. */
export const names: Section = {
  name: 'names',
  measure: async ({ product, library }) => {
    await seedPlaces(library.connection, NAMES)
    const session = await apiSession(product.url)
    const figures: Record<string, Figures[string]> = {}
    for (const [typed, { terms, most }] of Object.entries(TYPED)) {
      const pieces = terms.map((term) => encodeURIComponent(term))
      const lists = { place: pieces.map((name) => `/v1/folders/found?name=${name}`), trash: pieces.map((term) => `/v1/trash?term=${term}&limit=50`) }
      for (const [list, paths] of Object.entries(lists)) {
        for (const [key, figure] of Object.entries(await measureTyped(session, paths, most))) figures[`${list}${typed}${key}`] = figure
      }
    }
    return figures
  },
}
