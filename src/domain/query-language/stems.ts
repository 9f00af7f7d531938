import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as spanish } from '@orama/stemmers/spanish'

/** Letters of the shortest word that has forms: of shorter ones, too little would be left. */
const SHORTEST = 3

/** Words whose stems are remembered: texts consist of the same ones. */
const REMEMBERED = 50_000
const remembered = new Map<string, readonly string[]>()

const made = (word: string): readonly string[] => {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return [word]
  const stems = [english(word), norwegian(word), spanish(word)].filter((stem) => stem.length > 1)
  return stems.length === 0 ? [word] : [...new Set(stems)]
}

/**
 * What forms of a word have in common, in English, Norwegian and Spanish, each once: two words are forms of one where they share any. The word is
 * one of a text's as they are compared (`sequenceOf`). Nobody knows in which language a word stands, so that it is taken in all.
 */
export const stemsOf = (word: string): readonly string[] => {
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const stems = made(word)
  remembered.set(word, stems)
  return stems
}

/** Whether they are forms of one word. */
export const areForms = (one: string, other: string): boolean => {
  if (one === other) return true
  // Stems differ from their word at its end.
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false
  const stems = stemsOf(one)
  return stemsOf(other).some((stem) => stems.includes(stem))
}
