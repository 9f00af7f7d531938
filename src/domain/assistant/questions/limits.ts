import { fieldNamed, type Field } from '../../query-language/fields.ts'
import type { FieldTest, Query } from '../../query-language/query.ts'
import { sequenceOf } from '../../search/words.ts'

type Compared = Extract<FieldTest, { is: 'compare' }>

/** Years before, after or since one, and the words that say so. */
export interface Bound {
  readonly test: Compared
  readonly words: string
}

/** One of these, where a word begins. */
export const within = (cues: string): string => `(?<![\\p{L}\\p{N}])(?:${cues})`
export const END = '(?![\\p{L}\\p{N}])'

const OVER = 'larger than|bigger than|greater than|more than|over|above|større enn|mer enn|(?:más )?grandes? (?:que|de)|mayor(?:es)? (?:que|de|a)|(?:de )?más de'
const UNDER = 'smaller than|less than|under|below|mindre enn|(?:más )?pequeñ[oa]s? (?:que|de)|menor(?:es)? (?:que|de|a)|(?:de )?menos de'
const SIZE = new RegExp(`${within(`(${OVER})|${UNDER}`)} ([0-9]{1,9}(?:[.,][0-9]{1,3})?) ?([kmgt]b)${END}`, 'giu')

const WITHOUT = 'ha(?:ve|s) no|with no|without(?: an?| any)?|lack(?:s|ing)?(?: an?| any)?|uten|mangler|har (?:ikke|ingen)(?: noen?)?|sin|no tienen?(?: ningun[oa]?)?'
const MISSING = new RegExp(`${within(WITHOUT)} (?:(?:file|accession|reference) (?=number))?(\\p{L}+)${END}`, 'giu')
/** Folders are no files, and lack what only these have. */
export const NO_FOLDER: Query = { kind: 'not', part: { kind: 'field', field: 'type', test: { is: 'equals', value: 'folder' } } }
/** What an asset may be without. */
const LACKED: readonly Field[] = ['description', 'tag', 'number', 'repository']

/** What was done to an asset that has a field; in Spanish also what is still to be done. */
const DONE: readonly (readonly [field: Field, done: string, toDo: string])[] = [
  ['description', 'described|beskrevet|beskrevne|descrit[oa]s?', 'describir'],
  ['tag', 'tagged|tagget|merket|etiquetad[oa]s?', 'etiquetar'],
  ['number', 'numbered|nummerert?e?|numerad[oa]s?', 'numerar'],
]
const BETWEEN = '(?: (?:yet|been|ever|er|har|blitt|ennå|enda|se|ha|han|está|están|esta|estan|sido|aún|todavía))*'
const YET = '(?: (?:yet|so far|ennå|enda|aún|todavía))?'
/** What is not tagged so may be tagged otherwise. */
const NO_MORE = '(?! (?!(?:in|of|from|with|by|i|av|fra|med|en|de|del|con) )[\\p{L}\\p{Co}])'
const UNDONE = DONE.map(([field, done, toDo]) => {
  const not = `(?:(?:yet|ennå|enda|aún|todavía) )?(?:not|never|\\p{L}+n['’]t|ikke|aldri|no)${BETWEEN} (?:${done})${YET}${END}${NO_MORE}`
  return [field, new RegExp(within(`${not}|(?:un|u)(?:${done})${END}|(?:sin|por) ${toDo}${YET}${END}`), 'giu')] as const
})

/** What follows such a word, as far as it may be an attribute's name. */
const LACKING = new RegExp(`${within(WITHOUT)} (\\p{L}[\\p{L} ]*)`, 'giu')
const MOST_NAME_WORDS = 4
const DATE = /^(?:dates?|dat(?:o|oen|oer)|fechas?)$/
const UNDATED = new RegExp(`${within('undated|udatert?e?|sin fechar')}${END}`, 'giu')

/** States that are asked of by their names, or the contrary of them. */
const STATES: readonly (readonly [cue: string, query: Query])[] = [
  ['web[- ]?ready|klar[et]? for nettet|nettklar[et]?|listos? para la web', { kind: 'field', field: 'is', test: { is: 'equals', value: 'ready' } }],
  ['(?:under|bajo) embargo|embargoed|embargad[oa]s?|sperret|klausulert', { kind: 'field', field: 'is', test: { is: 'equals', value: 'embargoed' } }],
  ['(?:could|can) ?not be read|unreadable|kan ikke leses|kunne ikke leses|uleselige?|se (?:pudo|pudieron|puede|pueden) leer|ilegibles?', { kind: 'field', field: 'unread', test: { is: 'any' } }],
]
const NOT = new RegExp(`^(?:not|ikke|no)${END}`, 'iu')

const BEFORE = 'before|earlier than|older than|prior to|før|tidligere enn|eldre enn|antes de(?:l año)?|anteriores? a(?:l año)?'
const AFTER = 'after|later than|newer than|etter|senere enn|nyere enn|después de(?:l año)?|posteriores? a(?:l año)?'
const YEAR = '((?:1[0-9]|20)[0-9]{2})'
/** The first year of a span is no bound. */
const BOUND = new RegExp(`${within(`(${BEFORE})|(${AFTER})|since|siden|desde`)} (?:(?:the year|year|år|året|el año) )?${YEAR}${END}(?! ?(?:-|–|to|and|til|og|hasta|a|y) ?${YEAR})`, 'giu')

/** What a question says of sizes, of states, and of what is not there; `rest`: the question without it. */
export const limitsIn = (question: string): { readonly conditions: readonly Query[]; readonly rest: string } => {
  const conditions: Query[] = []
  const rest = question
    .normalize()
    .replace(SIZE, (_, over: string | undefined, count: string, unit: string) => {
      conditions.push({ kind: 'field', field: 'size', test: { is: 'compare', op: over === undefined ? '<' : '>', value: `${count.replace(',', '.')}${unit.toUpperCase()}` } })
      return ' '
    })
    .replace(MISSING, (words, what: string) => {
      const field = fieldNamed(what)
      if (field === undefined || !LACKED.includes(field)) return words
      conditions.push({ kind: 'field', field, test: { is: 'none' } }, NO_FOLDER)
      return ' '
    })
  const undone = UNDONE.reduce(
    (left, [field, cue]) =>
      left.replace(cue, () => {
        conditions.push({ kind: 'field', field, test: { is: 'none' } }, NO_FOLDER)
        return ' '
      }),
    rest,
  )
  const stated = STATES.reduce(
    (left, [cue, query]) =>
      left.replace(new RegExp(`${within(`(?:(?:not|ikke|no) )?(?:${cue})`)}${END}`, 'giu'), (words: string) => {
        const isNot = query.kind === 'field' && query.test.is === 'equals' && NOT.test(words)
        conditions.push(...(isNot ? [{ kind: 'not', part: query } as const, NO_FOLDER] : [query]))
        return ' '
      }),
    undone,
  )
  return { conditions, rest: stated }
}

interface Described {
  /** Attributes by their words as they are compared. */
  readonly attributes: readonly { readonly phrase: string; readonly name: string }[]
  /** Names of attributes of dates. */
  readonly dates: readonly string[]
}

/** What a question says of attributes without a value; `rest`: the question without it. A date is any date that is described. */
export const lackingIn = (question: string, { attributes, dates }: Described): { readonly conditions: readonly Query[]; readonly rest: string } => {
  const conditions: Query[] = []
  const lack = (names: readonly string[]): void => void conditions.push(...names.map((name): Query => ({ kind: 'field', field: name, test: { is: 'none' } })), NO_FOLDER)
  const rest = question
    .replace(UNDATED, () => {
      lack(dates)
      return ' '
    })
    .replace(LACKING, (words, what: string) => {
      const parts = what.trim().split(/ +/)
      for (let length = Math.min(MOST_NAME_WORDS, parts.length); length > 0; length -= 1) {
        const key = [...sequenceOf(parts.slice(0, length).join(' '))].join(' ')
        const names = DATE.test(key) ? dates : attributes.filter(({ phrase }) => phrase === key).map(({ name }) => name)
        if (names.length === 0) continue
        lack(names)
        return ` ${parts.slice(length).join(' ')}`
      }
      return words
    })
  return { conditions, rest }
}

/** Years before or after which something is; `rest`: the question without them. */
export const boundsIn = (question: string): { readonly bounds: readonly Bound[]; readonly rest: string } => {
  const bounds: Bound[] = []
  const rest = question.replace(BOUND, (words: string, before: string | undefined, after: string | undefined, year: string) => {
    bounds.push({ test: { is: 'compare', op: before === undefined ? (after === undefined ? '>=' : '>') : '<', value: year }, words })
    return ' '
  })
  return { bounds, rest }
}
