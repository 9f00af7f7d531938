import type { Origin } from '../../application/assets/AssetPlace.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { hitAddress } from '../addresses/search.ts'

/** Characters that are looked for at once on the pages of an asset. */
const MOST_WANTED = 200
/** Words of a passage by which it is found on its page: the longer, the likelier is a word that was read otherwise. */
const PASSAGE_WORDS = 4

/** The page of an asset with a text looked for in it, and marked. */
export const atFound = (address: string, wanted: string): string => (wanted === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ find: wanted }).toString()}`)

/** What an address looks for on the pages of an asset. */
export const wantedOf = (search: URLSearchParams): string => (search.get('find') ?? '').trim().slice(0, MOST_WANTED)

/** What of a hit is looked for where it is shown: the words that were found in its text. */
export const wantedIn = ({ field, fragments }: Pick<SearchHit, 'field' | 'fragments'>): string => (field === 'content' ? (fragments.find(({ hit }) => hit)?.text ?? '') : '')

/** Where a hit is seen: its page, and what was found on it marked. */
export const foundAddress = (hit: SearchHit, from?: Origin): string => atFound(hitAddress(hit, from), wantedIn(hit))

/** How a passage is looked for on its page: by its beginning. */
export const wantedOfPassage = (passage: string): string => passage.trim().split(/\s+/u).slice(0, PASSAGE_WORDS).join(' ')
