/** A place in a document where the words looked for stand. */
export interface Match {
  /** From 1. */
  readonly page: number
  /** Which of the page's matches it is, from 0. */
  readonly nth: number
}

const folded = (text: string): string => text.toLocaleLowerCase()

/** Where a text begins in another, without case; matches do not overlap. */
export const placesIn = (text: string, wanted: string): readonly number[] => {
  const [haystack, needle] = [folded(text), folded(wanted)]
  if (needle === '') return []
  const places: number[] = []
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) places.push(at)
  return places
}

/** Every match in a document's pages, in reading order. */
export const matchesIn = (pages: readonly string[], wanted: string): readonly Match[] =>
  pages.flatMap((text, index) => placesIn(text, wanted.trim()).map((_, nth) => ({ page: index + 1, nth })))

/** What was found by the page and how often, as matches. */
export const matchesOn = (pages: readonly { readonly page: number; readonly hits: number }[]): readonly Match[] =>
  pages.flatMap(({ page, hits }) => Array.from({ length: hits }, (_, nth) => ({ page, nth })))

/** The first match on a page or behind it; from the last page one begins anew. */
export const firstFrom = (matches: readonly Match[], page: number): number => Math.max(0, matches.findIndex((match) => match.page >= page))
