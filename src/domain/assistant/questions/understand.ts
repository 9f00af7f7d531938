import { fieldKey } from '../../query-language/fields.ts'
import { allOf, anyOf, noneOf } from '../../query-language/normalForm.ts'
import type { Query } from '../../query-language/query.ts'
import type { Language } from '../../preferences/language.ts'
import { folded, sequenceOf } from '../../search/words.ts'
import { alternativesIn } from './alternatives.ts'
import { ASKS_HOW_MUCH, intentOf, NARROWING, PRONOUNS, roleIn, roleOf, SAME_OF, SECOND_QUESTION, type Intent, type Role } from './cues.ts'
import { exceptionIn } from './exceptions.ts'
import { asksWhich, extremeIn, type Extreme } from './extremes.ts'
import { isFunctionWord, languageOf } from './functionWords.ts'
import { compoundOf, isSubject, joined, synonymsOf, type Word } from './glossary.ts'
import { isKin } from './kin.ts'
import { kindCondition } from './kinds.ts'
import { boundsIn, lackingIn, limitsIn, NO_FOLDER, type Bound } from './limits.ts'
import { rightsIn } from './rights.ts'
import { withoutQuotes, type Unquoted } from './quotes.ts'
import { timesIn, word } from './times.ts'

/** A name that the organization knows, in a question: `phrase` are its words as they are compared. */
export type KnownName =
  | { readonly kind: 'contact'; readonly phrase: string; readonly name: string }
  | { readonly kind: 'repository' | 'folder' | 'user'; readonly phrase: string; readonly name: string }
  | { readonly kind: 'attribute'; readonly phrase: string; readonly name: string }
  /** An attribute of dates: what is asked of years is asked of it, whether the question names it or not. */
  | { readonly kind: 'date'; readonly phrase: ''; readonly name: string }

/** What must be found: a word or a phrase, in any of the ways that it is called. */
export interface Term {
  readonly text: string
  readonly query: Query
  /** Written as a name within the question: where there is nothing of that name, nothing else answers. */
  readonly isName?: true
  /** It has names in other languages, and is no mere kind of things: where few speak of it, it may answer alone. */
  readonly isSubject?: true
  /** It limits what is found, and is no question by itself. */
  readonly isLimit?: true
}

export interface Understood {
  readonly language: Language
  /** What is asked, the first thing first. */
  readonly intents: readonly Intent[]
  readonly role: Role | undefined
  /** What limits where is looked: kinds of files, people, folders, times of adding. */
  readonly conditions: readonly Query[]
  readonly terms: readonly Term[]
  /** Attributes whose values are asked for. */
  readonly attributes: readonly string[]
  /** It goes on from what the thread has found before. */
  readonly goesOn: boolean
  /** It goes on with other years than were asked of before. */
  readonly isOfOtherYears: boolean
  /** Of a comparison: the two sides, each by its own terms. */
  readonly sides: readonly [readonly Term[], readonly Term[]] | undefined
  /** It asks for a sum of money. */
  readonly asksHowMuch: boolean
  /** It asks for what may be done with things: what is found tells its statement of rights. */
  readonly asksRights: boolean
  /** Which end of all is asked for. */
  readonly extreme: Extreme | undefined
}

/** Words of the longest name that is looked for. */
const LONGEST_NAME = 6

/** The runs of words in a question that may be names that the organization knows, as they are compared. */
export const phrasesIn = (question: string): readonly string[] => {
  const words = [...sequenceOf(question)].slice(0, 200)
  const phrases = new Set<string>()
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) phrases.add(words.slice(at, at + length).join(' '))
  }
  return [...phrases]
}

const field = (name: string, value: string): Query => ({ kind: 'field', field: name, test: { is: 'equals', value } })
const phrase = (text: string): Query => ({ kind: 'text', text, match: 'phrase' })
/** All words of a name, each in any of its forms. */
const called = (name: string): Query => allOf(name.split(' ').map(word))
const namesOf = (text: string, written: string, language: Language): readonly Query[] => [called(written), ...synonymsOf(text, language).map(called)]
/** A Norwegian compound that has no name of its own in other languages is also what both of its parts are called: sølvmedalje, silver medal. */
const termOf = (text: string, written: string, language: Language): Term => {
  const names = namesOf(text, written, language)
  const parts = language === 'no' && names.length === 1 ? compoundOf(text) : undefined
  const query = anyOf([...names, ...(parts === undefined ? [] : [allOf(parts.map((part) => anyOf(namesOf([...sequenceOf(part)].join(' '), part, language))))])])
  return { text: written, query, ...(parts !== undefined || isSubject(text, language) ? { isSubject: true as const } : {}) }
}

/** Words of a question in their order. */
const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(([written]) => [...sequenceOf(written)].slice(0, 1).map((key) => ({ key, written })))

/** Who counts these counts no folders. */
const FILES = /\b(?:files?|assets?|fil(?:er|ene|en)?|ressurs(?:er|ene|en)?|archivos?|recursos?)\b/
/** What came lately is new. */
const NEW = /^(?:new|ny|nye|nytt|nuev[oa]s?|novedad(?:es)?)$/
const FOLDER_CUES = /^(?:folder|mappe|mappen|carpeta)$/

interface Taken {
  readonly conditions: Query[]
  readonly attributes: string[]
  rest: readonly Word[]
}

/** The longest known names first; their words are no terms then. A folder's or a person's name counts where the question speaks of one. */
const takeNames = (taken: Taken, known: readonly KnownName[], role: Role | undefined): void => {
  for (const name of known.toSorted((one, other) => other.phrase.length - one.phrase.length)) {
    const parts = name.phrase.split(' ')
    const at = taken.rest.findIndex((_, start) => parts.every((part, index) => taken.rest[start + index]?.key === part))
    if (at === -1) continue
    const hasCue = FOLDER_CUES.test(taken.rest[at - 1]?.key ?? '') || FOLDER_CUES.test(taken.rest[at + parts.length]?.key ?? '')
    if ((name.kind === 'folder' && !hasCue) || (name.kind === 'user' && role !== 'added')) continue
    const written = taken.rest.slice(at, at + parts.length).map((one) => one.written).join(' ')
    taken.rest = [...taken.rest.slice(0, at), ...taken.rest.slice(at + parts.length)]
    if (name.kind === 'attribute') taken.attributes.push(name.name)
    else if (name.kind === 'contact') {
      const isRelation = role !== undefined && role !== 'seen' && role !== 'added'
      taken.conditions.push(isRelation ? anyOf([field('contact', `${role}/${name.name}`), phrase(name.name)]) : anyOf([field('contact', name.name), phrase(written)]))
    } else taken.conditions.push(field(name.kind === 'user' ? 'by' : name.kind, name.name))
  }
}

const SIDES = /(?:\b(?:compare|sammenlign|comparar?)\b|\bbetween\b|\bmellom\b|\bentre\b|\bmore\b|\bflere\b|\bmás\b|\bmas\b)(.+?)\s+(?:or|eller|o|than|enn|que|and|og|y|with|med|con|versus|vs\.?)\s+(.+)$/iu

const readTerms = (text: string, language: Language, isRole: (key: string) => boolean): readonly Term[] =>
  wordsIn(text)
    .filter(({ key }) => !isFunctionWord(key, language) && !isRole(key))
    .map(({ key, written }) => termOf(key, written, language))

const eitherOf = (terms: readonly Term[]): Term => {
  const [only, ...more] = terms
  return only !== undefined && more.length === 0 ? only : { text: terms.map(({ text }) => text).join(' / '), query: anyOf(terms.map(({ query }) => query)) }
}

const textsIn = (query: Query): readonly string[] => (query.kind === 'or' || query.kind === 'and' ? query.parts.flatMap(textsIn) : query.kind === 'text' ? [fieldKey(query.text)] : [])

/** Nothing of what is named there: of maps without charts, which are called so as well, those that say "chart". */
const leftOut = (text: string, { quotesIn, language, terms }: Pick<Unquoted, 'quotesIn'> & Pick<Understood, 'language' | 'terms'>): readonly Query[] => {
  const wanted = new Set(terms.flatMap(({ query }) => textsIn(query)))
  const partOf = ({ key, written }: Word): Query => {
    const { query } = termOf(key, written, language)
    return textsIn(query).some((one) => wanted.has(one)) ? word(written) : query
  }
  const parts = [...quotesIn(text).map(phrase), ...wordsIn(text).filter(({ key }) => !isFunctionWord(key, language)).map((one) => kindCondition(one.key) ?? partOf(one))]
  return parts.length === 0 ? [] : [noneOf(allOf(parts))]
}

/** Words of a question that asks for more of what was found, at most: "and when?", "how many are there?" */
const FEW_WORDS = 5
const isMore = (text: string, intents: readonly Intent[]): boolean => !intents.includes('find') && text.split(' ').length <= FEW_WORDS

/** Attributes of dates that are asked for years, at most. */
const MOST_DATES = 12

/** Years before or after one, of what is described. */
const boundTerm = ({ test, words }: Bound, dates: readonly string[]): Term => ({
  text: words,
  query: anyOf(dates.slice(0, MOST_DATES).map((name): Query => ({ kind: 'field', field: name, test }))),
  isLimit: true,
})

const unique = (terms: readonly Term[]): readonly Term[] => [...new Map(terms.map((term) => [fieldKey(term.text), term])).values()]

/** A question as its cues are looked for: folded, without the marks of sentences. */
export const plainOf = (question: string): string => folded(question).replace(/[¿¡?!.]+/gu, ' ').replace(/\s+/gu, ' ').trim()

/** What a question asks. `known`: the names among {@link phrasesIn} that the asker may know of, and attributes of dates; `otherwise`: the interface's language. */
export const understand = (asked: string, known: readonly KnownName[], otherwise: Language): Understood => {
  const language = languageOf(asked, otherwise)
  const unquoted = withoutQuotes(asked)
  const dates = known.flatMap(({ kind, name }) => (kind === 'date' ? [name] : []))
  const ofRights = rightsIn(unquoted.text)
  const limiting = limitsIn(ofRights.rest)
  const lacking = lackingIn(limiting.rest, { attributes: known.filter(({ kind }) => kind === 'attribute'), dates })
  const limits = [...ofRights.conditions, ...limiting.conditions, ...lacking.conditions]
  const { rest } = lacking
  const role = roleIn(wordsIn(asked).map(({ key }) => key))
  // Where no dates are described, years are words like any others.
  const { bounds, rest: bounded } = role === 'added' || dates.length > 0 ? boundsIn(rest) : { bounds: [], rest }
  const { end, rest: unended } = extremeIn(bounded, role === 'added')
  const { excepted, rest: question } = exceptionIn(unended)
  const [first = question, ...more] = question.split(SECOND_QUESTION)
  const text = plainOf(question)
  const meant = [first, ...more].map((part) => intentOf(plainOf(part)))
  const intents = [...new Set(meant.map((intent) => (intent === 'content' && end !== undefined && asksWhich(asked) ? 'find' : intent)))]
  const asksFor = intents.some((intent) => intent === 'who') || role === 'added'
  const isRole = (key: string): boolean => (asksFor || known.some(({ kind }) => kind === 'contact')) && roleOf(key) === role && role !== undefined
  const quotes = unquoted.quotesIn(question)
  const times = timesIn(text, role === 'added')
  const timeWords = new Set(times.flatMap(({ words }) => [...sequenceOf(words)]))
  const ofAdding = times.filter(({ isLately }) => role === 'added' || isLately === true)
  const described = times.filter((time) => !ofAdding.includes(time))
  const taken: Taken = { conditions: [], attributes: [], rest: wordsIn(question) }
  takeNames(taken, known, role)
  taken.rest = joined(taken.rest).filter((_, at, all) => !isKin(all, at))
  const isWanted = ({ key }: Word): boolean => !isFunctionWord(key, language) && !timeWords.has(key) && !isRole(key) && !FOLDER_CUES.test(key) && !(ofAdding.length > 0 && NEW.test(key))
  const words = taken.rest.filter(isWanted)
  const [opening] = wordsIn(question)
  const isName = ({ written }: Word): boolean => /^\p{Lu}\p{Ll}/u.test(written) && written !== opening?.written
  const kinds = words.map(({ key }) => kindCondition(key)).filter((kind) => kind !== undefined)
  const isTerm = (one: Word): boolean => isWanted(one) && kindCondition(one.key) === undefined
  const groups = intents.includes('compare') ? words.filter(isTerm).map((one) => [one]) : alternativesIn(taken.rest, isTerm)
  const [, one, other] = intents.includes('compare') ? (SIDES.exec(asked.replace(/[?¿!¡.]+/gu, ' ').trim()) ?? []) : []
  const terms = unique([
    ...quotes.map((quoted) => ({ text: quoted, query: phrase(quoted) })),
    ...groups.map((group) => ({ ...eitherOf(group.map((one) => termOf(one.key, one.written, language))), ...(group.every(isName) ? { isName: true as const } : {}) })),
    ...described.map(({ query, words: written }) => ({ text: written, query })),
    ...(role === 'added' ? [] : bounds.map((bound) => boundTerm(bound, dates))),
  ])
  const added = [...ofAdding.map(({ query }) => query), ...(role === 'added' ? bounds.map(({ test }): Query => ({ kind: 'field', field: 'added', test })) : [])]
  const isOfFiles = FILES.test(text)
  const limited = [...limits, ...taken.conditions, ...(kinds.length === 0 ? [] : [anyOf(kinds)]), ...added, ...(excepted === undefined ? [] : leftOut(excepted, { ...unquoted, language, terms }))]
  const isAlone = terms.length === 0 && limited.length === 0
  const isOfOtherYears = SAME_OF.test(text) && limited.length === 0 && terms.length > 0 && terms.length === described.length + bounds.length
  // Files by themselves are added, and not made.
  const by = role === 'added' || (isAlone && isOfFiles) ? 'added' : 'made'
  // Folders are no files, and have no dates.
  const isCounted = intents.includes('count') && isOfFiles
  const isOfAssets = kinds.length === 0 && (isCounted || (end !== undefined && (by === 'added' || isAlone))) && !limits.includes(NO_FOLDER)
  return {
    language,
    intents,
    role,
    conditions: [...(isOfAssets ? [NO_FOLDER] : []), ...limited],
    terms,
    attributes: taken.attributes,
    isOfOtherYears,
    goesOn: isOfOtherYears || NARROWING.test(text) || (excepted !== undefined && text === '') || (isAlone && !isOfFiles && (end !== undefined || PRONOUNS.test(text) || isMore(text, intents))),
    sides: one === undefined || other === undefined ? undefined : [readTerms(one, language, isRole), readTerms(other, language, isRole)],
    asksHowMuch: ASKS_HOW_MUCH.test(text),
    asksRights: ofRights.conditions.length > 0,
    extreme: end === undefined ? undefined : { end, by },
  }
}

/** All that is asked for, together. */
export const queryOf = ({ conditions, terms }: Pick<Understood, 'conditions' | 'terms'>): Query => allOf([...conditions, ...terms.map(({ query }) => query)])
