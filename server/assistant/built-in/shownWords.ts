import type { Query } from '../../../src/domain/query-language/query.ts'
import { stemsOf } from '../../../src/domain/query-language/stems.ts'
import { sequenceOf } from '../../../src/domain/search/words.ts'

const ofText = (text: string, hasForms: boolean): readonly string[] => {
  const words = [...sequenceOf(text)]
  const [word = ''] = words
  return [text.toLowerCase(), ...(hasForms && words.length === 1 ? stemsOf(word) : [])]
}

/** The words that are marked where they are found, each once: those that are looked for, and stems of theirs. */
export const shownWords = (query: Query): readonly string[] => {
  const of = (part: Query): readonly string[] => {
    if (part.kind === 'and' || part.kind === 'or') return part.parts.flatMap(of)
    return part.kind === 'text' ? ofText(part.text, part.match === 'word') : []
  }
  return [...new Set(of(query))].filter((word) => word !== '')
}
