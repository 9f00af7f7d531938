import { atMost, plain, type Figures } from '../figures.ts'
import { seedFaces } from '../seed/faces.ts'
import { seedSuggestions } from '../seed/suggestions.ts'
import type { Section } from '../section.ts'
import { loadAlone } from './load.ts'
import { apiSession } from './signedIn.ts'

/** Milliseconds of a list. */
const LIST = 50

/** Twice as many faces as are grouped in ten seconds, and of as many people. */
const FACES = 20_000
const PEOPLE = 4_000

const PATHS = {
  page: '/v1/suggestions?limit=50',
  pageOfEngine: '/v1/suggestions?limit=50&engine=KeyTerms',
  pageOfSurest: '/v1/suggestions?limit=50&from=0.9',
  counts: '/v1/suggestions/counts',
  groups: '/v1/face-recognition/groups',
} as const

interface Listed {
  readonly assets: readonly object[]
  readonly next: string | null
}

/** The inbox with something proposed of every asset, and the groups of faces. */
export const suggestions: Section = {
  name: 'suggestions',
  measure: async ({ product, library }) => {
    await seedSuggestions(library.connection, library.organizationId)
    await seedFaces(library.connection, library.organizationId, FACES, PEOPLE)
    const session = await apiSession(product.url)
    const { assets, next } = await session.get<Listed>(PATHS.page)
    if (assets.length === 0 || next === null) throw new Error('No page of suggestions')
    const figures: Record<string, Figures[string]> = {}
    for (const [name, path] of [...Object.entries(PATHS), ['nextPage', `${PATHS.page}&after=${encodeURIComponent(next)}`]] as const) {
      const { p50, p95 } = await loadAlone({ ...session, paths: [path] })
      figures[`${name}P50`] = atMost(LIST, p50, 'ms')
      figures[`${name}P95`] = plain(p95, 'ms')
    }
    return figures
  },
}
