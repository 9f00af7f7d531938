import type { Query } from '../../query-language/query.ts'

/** Words that mean kinds of files, as they are compared. What they mean stands in the query language. */
const KINDS: readonly (readonly [value: string, words: RegExp])[] = [
  ['image', /^(?:images?|pictures?|bilder?|bildene|bildet|imagen(?:es)?)$/],
  ['video', /^(?:videos?|videoer|videoene|peliculas?)$/],
  ['audio', /^(?:audio|recordings?|lydopptak\w*|lydfil\w*|grabacion(?:es)?)$/],
  ['folder', /^(?:folders?|mapper|mappene|carpetas)$/],
  ['pdf', /^pdfs?$/],
  ['xlsx', /^(?:spreadsheets?|regneark\w*|hojas? de calculo)$/],
]

export const kindCondition = (word: string): Query | undefined => {
  const value = KINDS.find(([, words]) => words.test(word))?.[0]
  return value === undefined ? undefined : { kind: 'field', field: 'type', test: { is: 'equals', value } }
}
