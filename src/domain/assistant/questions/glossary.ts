import type { Language } from '../../preferences/language.ts'
import { areForms, stemsOf } from '../../query-language/stems.ts'
import { sequenceOf } from '../../search/words.ts'
import { isFunctionWord } from './functionWords.ts'
import { FALSE_FRIENDS, KINDS, SUBJECTS } from './glossaryNames.ts'

/** What the field's things are called in English, Norwegian and Spanish: who asks in one language finds what is described in another. */
const CONCEPTS = [...KINDS, ...SUBJECTS]

const keyOf = (text: string): string => [...sequenceOf(text)].join(' ')
const formsOf = (key: string): readonly string[] => [key, ...stemsOf(key)]

/** A name as it is written here, and its words as they are compared. */
interface Name {
  readonly written: string
  readonly key: string
  readonly words: readonly string[]
  readonly concept: readonly string[]
  readonly isSubject: boolean
}

const NAMES = CONCEPTS.flatMap((concept, at) =>
  concept.map((written): Name => ({ written, key: keyOf(written), words: keyOf(written).split(' '), concept, isSubject: at >= KINDS.length })),
)
/** By each form of their first words. */
const BY_FIRST_WORD = Map.groupBy(
  NAMES.flatMap((name) => formsOf(name.words[0] ?? '').map((form) => ({ form, name }))),
  ({ form }) => form,
)

/** Whether they are forms of one name, word by word. */
const areNames = (words: readonly string[], others: readonly string[]): boolean => words.length === others.length && words.every((word, at) => areForms(word, others[at] ?? ''))

/** What is called so; where nothing is called just so, in any form of it. */
const namedSo = (key: string): readonly Name[] => {
  const words = key.split(' ')
  const near = [...new Set(formsOf(words[0] ?? '').flatMap((form) => BY_FIRST_WORD.get(form)?.map(({ name }) => name) ?? []))]
  const just = near.filter((name) => name.key === key)
  return just.length > 0 ? just : near.filter((name) => areNames(name.words, words))
}

/** What a language has another use for: of the things here it says nothing to who asks in it. */
const isOtherwise = (key: string, language: Language): boolean => isFunctionWord(key, language) || FALSE_FRIENDS[language].includes(key)

const namedIn = (name: string, language: Language): readonly Name[] => namedSo(name).filter(({ key }) => !isOtherwise(key, language))

/** What else a name is called, in the other languages too; without its own forms, each once. */
export const synonymsOf = (name: string, language: Language): readonly string[] => {
  if (isOtherwise(name, language)) return []
  const concepts = new Set(namedIn(name, language).map(({ concept }) => concept))
  const found = NAMES.filter(({ concept }) => concepts.has(concept))
  const words = name.split(' ')
  return [...new Map(found.map((one) => [one.key, one])).values()].filter((one) => !areNames(one.words, words) && !isOtherwise(one.key, language)).map(({ written }) => written)
}

/** Whether something may be about what is called so, and is no mere kind. */
export const isSubject = (name: string, language: Language): boolean => !isOtherwise(name, language) && namedIn(name, language).some((one) => one.isSubject)

/** Names of one word by their forms; of two of one form the first. */
const BY_FORM = new Map(NAMES.toReversed().flatMap(({ written, key }) => (written.includes(' ') ? [] : formsOf(key).map((form) => [form, written] as const))))

/** A name as it is written here, of which a word is a form. */
const nameOf = (word: string): string | undefined => formsOf(word).map((form) => BY_FORM.get(form)).find((name) => name !== undefined)

/** Letters of a part of a compound, at least. */
const SHORTEST_PART = 3

/** The two names of which a Norwegian compound is made, with an s or an e between them or nothing; of several ways the one with the longest second. */
export const compoundOf = (word: string): readonly [string, string] | undefined => {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const joints = [first, ...(/[se]$/u.test(first) && first.length > SHORTEST_PART ? [first.slice(0, -1)] : [])]
    const [named, other] = [joints.map(nameOf).find((name) => name !== undefined), nameOf(second)]
    if (named !== undefined && other !== undefined) return [named, other]
  }
  return undefined
}

/** Names of several words: “northern lights” is one thing, and neither of the two. */
const MOST_WORDS = Math.max(...NAMES.map(({ words }) => words.length))

/** A word of a question, as it is compared and as it is written. */
export interface Word {
  readonly key: string
  readonly written: string
}

/** Words of a question, those together that are one name. */
export const joined = (words: readonly Word[]): readonly Word[] => {
  const all: Word[] = []
  for (let at = 0; at < words.length; ) {
    const runs = Array.from({ length: MOST_WORDS - 1 }, (_, shorter) => words.slice(at, at + MOST_WORDS - shorter))
    const run = runs.find((some) => some.length > 1 && namedSo(some.map(({ key }) => key).join(' ')).length > 0) ?? words.slice(at, at + 1)
    all.push({ key: run.map(({ key }) => key).join(' '), written: run.map(({ written }) => written).join(' ') })
    at += run.length
  }
  return all
}
