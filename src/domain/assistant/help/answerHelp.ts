import type { Language } from '../../preferences/language.ts'
import { areForms } from '../../query-language/stems.ts'
import { sequenceOf } from '../../search/words.ts'
import { PHRASES } from '../answers/phrases.ts'
import { Sourcing } from '../answers/Sourcing.ts'
import type { Composed } from '../answers/compose.ts'
import { isFunctionWord } from '../questions/functionWords.ts'
import { HELP } from './entries.ts'
import type { HelpEntry } from './entry.ts'

const WORDS = HELP.map((entry) => [...new Set(sequenceOf(entry.words))])

/** The entry that a question means, by how many of its words it has; undefined: none. */
export const helpFor = (question: string, language: Language): HelpEntry | undefined => {
  const words = [...sequenceOf(question)].filter((word) => !isFunctionWord(word, language) || ['file', 'files', 'fil', 'filer', 'archivo', 'archivos', 'find', 'search', 'sok', 'buscar'].includes(word))
  const points = WORDS.map((own) => words.filter((word) => own.some((one) => one === word || areForms(one, word))).length)
  const best = Math.max(...points)
  return best === 0 ? undefined : HELP[points.indexOf(best)]
}

/** How something is done, with the screen that it is done on as the source. */
export const composeHelp = (entry: HelpEntry, language: Language): Composed => {
  const sourcing = new Sourcing()
  const { title, steps } = entry.told[language]
  const marker = sourcing.cite({ kind: 'help', id: entry.screen, name: title, passage: steps.join(' ') })
  return { parts: [PHRASES[language].steps(title), steps.map((step, at) => `${at + 1}. ${step} ${marker}`).join('\n')], sourcing }
}
