import { areForms, stemsOf } from '../../query-language/stems.ts'
import type { Option } from '../../templates/options.ts'
import { MOST_CANDIDATES, outermost, type Candidate } from './candidate.ts'
import { foldedWords, placedWords, type PlacedWord } from './foldedText.ts'

interface Known extends Option {
  readonly words: readonly string[]
}

/** Options that are found in texts, by the stems of their first words. */
interface OptionIndex {
  readonly byStem: ReadonlyMap<string, readonly Known[]>
}

/** What lists end with: it is nothing that a text says. */
const SAY_NOTHING: readonly string[] = ['other', 'others', 'annet', 'andre', 'otro', 'otra', 'otros', 'otras', 'unknown', 'ukjent', 'desconocido', 'desconocida', 'none', 'ingen', 'ninguno', 'ninguna', 'various', 'diverse', 'varios']

const stemsAndWord = (word: string): readonly string[] => [...new Set([word, ...stemsOf(word)])]

export const optionIndex = (options: readonly Option[]): OptionIndex => {
  const byStem = new Map<string, Known[]>()
  for (const option of options) {
    const words = foldedWords(option.label)
    const [first] = words
    if (first === undefined) continue
    for (const stem of stemsAndWord(first)) {
      const known = byStem.get(stem)
      if (known === undefined) byStem.set(stem, [{ ...option, words }])
      else known.push({ ...option, words })
    }
  }
  return { byStem }
}

const startsAt = (words: readonly PlacedWord[], at: number, option: Known): boolean =>
  option.words.every((word, offset) => {
    const there = words[at + offset]
    return there !== undefined && areForms(there.word, word)
  })

const isExact = (words: readonly PlacedWord[], at: number, option: Known): boolean => option.words.every((word, offset) => words[at + offset]?.word === word)

/** Which of several options a place means: the longest, and of equally long ones the one that stands there letter by letter; else none. */
const meantAt = (words: readonly PlacedWord[], at: number, index: OptionIndex): Known | undefined => {
  const word = words[at]?.word ?? ''
  const fitting = [...new Map(stemsAndWord(word).flatMap((stem) => index.byStem.get(stem) ?? []).map((option) => [option.id, option])).values()].filter((option) => startsAt(words, at, option))
  const most = Math.max(0, ...fitting.map((option) => option.words.length))
  const longest = fitting.filter((option) => option.words.length === most)
  const exact = longest.filter((option) => isExact(words, at, option))
  const [only, ...others] = exact.length > 0 ? exact : longest
  return others.length === 0 ? only : undefined
}

/** The options that a text names, in any form of their words. `isPlain`: such a word means nothing else by chance. */
export const optionsIn = (text: string, index: OptionIndex): readonly Candidate[] => {
  const words = placedWords(text)
  const found: Candidate[] = []
  for (const [at, { at: begin }] of words.entries()) {
    const option = meantAt(words, at, index)
    const last = option === undefined ? undefined : words[at + option.words.length - 1]
    if (option === undefined || last === undefined) continue
    const says = option.words.join('')
    found.push({ value: option.id, at: begin, end: last.end, isPlain: says.length > 2 && !/^\d+$/u.test(says) && !SAY_NOTHING.includes(says) })
    if (found.length >= MOST_CANDIDATES) break
  }
  return outermost(found)
}
