import { keptQuery, type SavedSearch } from '../src/domain/saved-searches/savedSearch.ts'
import type { Stage } from './library.ts'

const search = (id: number, { q = 'ship', ...more }: Partial<SavedSearch>): SavedSearch => ({
  id: `00000000-0000-4000-8000-00000005${String(id).padStart(4, '0')}`,
  name: `Search ${id}`,
  q: keptQuery(q),
  roleIds: [],
  isOwn: true,
  owner: 'Ada Berg',
  news: 0,
  revision: 1,
  ...more,
})

export const SHIPS = search(1, { name: 'Ships without a date', q: 'ship made:none', news: 14 })
export const LETTERS = search(2, { name: 'Letters from the harbour master', q: 'type:document letter made:1870/1910', roleIds: ['role-2'], isOwn: false, owner: 'Ingrid Solberg', news: 1 })
export const PORTRAITS = search(3, { name: 'Portraits, sitter unknown', q: 'type:image portrait -person:"Elias Thorsen"' })

/** Three searches, as somebody sees them. */
export const keepThree = ({ ports }: Stage): void => ports.savedSearches.keep(SHIPS, LETTERS, PORTRAITS)

/** As many as one person may keep, one of them with the longest name. */
export const keepMany = ({ ports }: Stage): void =>
  ports.savedSearches.keep(
    search(4, { name: `A${'n exceedingly long name of a search'.repeat(8)}`.slice(0, 255), q: `ship ${Array.from({ length: 30 }, (_, at) => `tag:"harbour ${at}"`).join(' ')}`, news: 12_345 }),
    ...Array.from({ length: 199 }, (_, at) => search(5 + at, { name: `Survey ${at + 1}`, q: `survey made:${1700 + at}`, news: at % 40 === 0 ? at : 0 })),
  )

/** What somebody searched for, the last one first. */
export const keepRecent = async ({ ports }: Stage): Promise<void> => {
  for (const q of ['lighthouse', 'type:image made:1880/1890', 'harbour -tag:storm']) await ports.savedSearches.remember(q, new AbortController().signal)
}
