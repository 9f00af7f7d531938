import type { Language } from '../../preferences/language.ts'
import { areForms } from '../../query-language/stems.ts'
import { sequenceOf } from '../../search/words.ts'
import { PHRASES } from '../answers/phrases.ts'
import { Sourcing } from '../answers/Sourcing.ts'
import type { Composed } from '../answers/compose.ts'
import { isFunctionWord } from '../questions/functionWords.ts'
import { HELP } from './entries.ts'
import { FURTHER_HELP } from './furtherEntries.ts'
import type { HelpEntry } from './entry.ts'

const ENTRIES = [...HELP, ...FURTHER_HELP]
const WORDS = ENTRIES.map((entry) => [...new Set(sequenceOf(entry.words))])

/** Things to which much can be done say less than what is done. */
const THINGS: ReadonlySet<string> = new Set(
  sequenceOf('file files folder folders image images picture pictures asset assets fil filer filene mappe mapper mappen bilde bilder ressurs ressurser archivo archivos carpeta carpetas imagen imagenes recurso recursos'),
)

/** Words that say how something is asked elsewhere, and what for here. */
const MEANT: ReadonlySet<string> = new Set(sequenceOf('file files fil filer archivo archivos find search sok buscar name navn nombre'))

/** From so many points on an entry is meant: a word in another form is less sure. */
const LEAST = 0.9
const pointsOf = (word: string, own: readonly string[]): number => {
  if (THINGS.has(word)) return own.includes(word) ? 0.5 : 0
  return own.includes(word) ? 1 : own.some((one) => areForms(one, word)) ? LEAST : 0
}

/** The entry that a question means, by how many of its words it has; undefined: none, or only one of a thing. */
export const helpFor = (question: string, language: Language): HelpEntry | undefined => {
  const words = [...sequenceOf(question)].filter((word) => !isFunctionWord(word, language) || MEANT.has(word))
  const points = WORDS.map((own) => words.reduce((sum, word) => sum + pointsOf(word, own), 0))
  const best = Math.max(...points)
  return best < LEAST ? undefined : ENTRIES[points.indexOf(best)]
}

/** How something is done, with the screen that it is done on as the source. */
export const composeHelp = (entry: HelpEntry, language: Language): Composed => {
  const sourcing = new Sourcing()
  const { title, steps } = entry.texts[language]
  const marker = sourcing.cite({ kind: 'help', id: entry.screen, name: title, passage: steps.join(' ') })
  return { parts: [PHRASES[language].steps(title), steps.map((step, at) => `${at + 1}. ${step} ${marker}`).join('\n')], sourcing }
}
