import type { Names } from '../../metadata/names.ts'
import { MOST_CANDIDATES, outermost, type Candidate } from './candidate.ts'

/** Words of the longest name, and names that are looked up of one asset. */
const LONGEST = 4
const MOST_NAMES = 2_000
/** Stretches of one text that may be names. */
const MOST_PHRASES = 20_000

const WORD = String.raw`\p{L}[\p{L}\p{M}'\u2019.\-]*`
const PARTICLE = '(?:de la|de los|del|de|von|van der|van|af|av|da|di|la|y)'
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'\u2019.\-]*`
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}])${CAPITAL}(?:[ \u00A0](?:${PARTICLE} )?${CAPITAL}){1,7}`, 'gu')
const ANY = new RegExp(String.raw`(?<![\p{L}\p{N}])${WORD}(?:[ \u00A0]${WORD}){1,7}`, 'gu')
const INVERTED = new RegExp(String.raw`(?<![\p{L}\p{N}])(${CAPITAL}(?:[ -]${CAPITAL})?), (${CAPITAL}(?: ${CAPITAL})?)`, 'gu')

/** A text, and where it is from: in names of files and folders any words may be a name. */
interface Words {
  readonly source: string
  readonly text: string
}

interface Phrase {
  readonly name: string
  readonly at: number
  readonly end: number
}

/** Every stretch of two to four words of a run of them, particles beside: a name may stand among other words with capitals. */
const partsOf = (run: string, begin: number): readonly Phrase[] => {
  const words = [...run.matchAll(/[^ \u00A0]+/gu)].map((match) => ({ at: match.index, end: match.index + match[0].length }))
  return words.flatMap((first, at) =>
    words.slice(at + 1, at + LONGEST + 2).map((last): Phrase => {
      const name = run.slice(first.at, last.end).replace(/[.,'\u2019-]+$/u, '')
      return { name, at: begin + first.at, end: begin + first.at + name.length }
    }),
  )
}

/** What may be somebody's whole name: words with capitals, in names of files and folders any, and the last name before a comma. */
const phrasesIn = ({ source, text }: Words): readonly Phrase[] => {
  const found: Phrase[] = []
  for (const match of text.matchAll(INVERTED)) {
    found.push({ name: `${match[2]} ${match[1]}`, at: match.index, end: match.index + match[0].length })
    if (found.length >= MOST_PHRASES / 2) break
  }
  for (const match of text.matchAll(source === 'FileName' || source === 'FolderName' ? ANY : RUN)) {
    if (found.length >= MOST_PHRASES) break
    found.push(...partsOf(match[0], match.index))
  }
  return found
}

/** The names that are to be looked up for an asset, each once. */
export const namesToLookUp = (texts: readonly Words[], more: readonly string[] = []): readonly string[] => {
  const names = new Set(more)
  for (const text of texts) {
    for (const { name } of phrasesIn(text)) {
      if (names.size >= MOST_NAMES) return [...names]
      names.add(name)
    }
  }
  return [...names]
}

/** Whom a text names by their whole names; whoever shares theirs with somebody else is not guessed. */
export const contactsNamed = (text: Words, names: Names): readonly Candidate[] => {
  const found = phrasesIn(text).flatMap(({ name, at, end }): readonly Candidate[] => {
    const id = names.idOf(name)
    return id === undefined ? [] : [{ value: id, at, end, isPlain: true }]
  })
  return outermost(found).slice(0, MOST_CANDIDATES)
}
