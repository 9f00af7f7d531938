import { anyOf } from '../../query-language/normalForm.ts'
import type { Query } from '../../query-language/query.ts'

/** A span of time in a question, and how it is looked for. */
interface TimeFound {
  readonly query: Query
  /** What of the folded text says it. */
  readonly words: string
  /** It is near to now, and so one of adding: nothing that is described is of last week. */
  readonly isLately?: true
}

export const word = (text: string): Query => ({ kind: 'text', text, match: 'word' })
const begun = (text: string): Query => ({ kind: 'text', text, match: 'prefix' })
const added = (value: string): Query => ({ kind: 'field', field: 'added', test: { is: 'equals', value } })

/** Years that are written out as alternatives, at most. */
const MOST_YEARS = 30

const years = (from: number, to: number): Query | undefined =>
  to < from || to - from > MOST_YEARS ? undefined : anyOf(Array.from({ length: to - from + 1 }, (_, at) => word(String(from + at))))

const LATELY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:today|i dag|idag|hoy)\b/, 'today'],
  [/\b(?:yesterday|i gar|igar|ayer)\b/, 'yesterday'],
  [/\b(?:this week|last week|past week|denne uken|siste uke|forrige uke|siste uken|esta semana|la semana pasada|ultima semana)\b/, '7d'],
  [/\b(?:this month|last month|past month|denne maneden|siste maned|forrige maned|este mes|el mes pasado|ultimo mes)\b/, '1m'],
  [/\b(?:this year|last year|past year|siste ar|det siste aret|i fjor|este ano|el ano pasado|ultimo ano)\b/, '1y'],
]

/** What is described may well be of this year, or as it is today. */
const NEAR = /^(?:yesterday|7d|1m)$/

const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [['two', 'to', 'dos'], ['three', 'tre', 'tres'], ['four', 'fire', 'cuatro'], ['five', 'fem', 'cinco'], ['six', 'seks', 'seis'], ['seven', 'sju', 'siete'], ['eight', 'atte', 'ocho'], ['nine', 'ni', 'nueve'], ['ten', 'ti', 'diez'], ['eleven', 'elleve', 'once'], ['twelve', 'tolv', 'doce']]
    .flatMap((names, at) => names.map((name) => [name, at + 2])),
)
/** The last so many days, weeks, months or years. */
const SPAN = /\b(?:(?:last|past|siste|ultim[oa]s) )([0-9]{1,3}|[a-z]+) (?:(days?|dag(?:er|ene)|dias)|(weeks?|uk(?:er|ene)|semanas)|(months?|maned(?:er|ene)|meses)|(?:years?|ar(?:ene)?|anos))\b/

const spanIn = (folded: string): TimeFound | undefined => {
  const [words, written = '', days, weeks, months] = SPAN.exec(folded) ?? []
  const count = COUNTS[written] ?? Number(written)
  if (words === undefined || !(count > 0)) return undefined
  const unit = days !== undefined ? 'd' : weeks !== undefined ? 'w' : months !== undefined ? 'm' : 'y'
  return { query: added(`${count}${unit}`), words, ...(unit === 'y' ? {} : { isLately: true as const }) }
}

const CENTURIES = [
  ['18', /\b(?:(?:19th|nineteenth)[ -]century|nittende arhundre|attenhundretallet|siglo xix)\b/],
  ['17', /\b(?:(?:18th|eighteenth)[ -]century|attende arhundre|syttenhundretallet|siglo xviii)\b/],
  ['16', /\b(?:(?:17th|seventeenth)[ -]century|syttende arhundre|sekstenhundretallet|siglo xvii)\b/],
  ['19', /\b(?:(?:20th|twentieth)[ -]century|tjuende arhundre|nittenhundretallet|siglo xx)\b/],
] as const
/** Of a hundred years one says “1800-tallet” and “the 1800s”, of ten “1890-tallet”. */
const HUNDRED = /\b(1[0-9])00(?:[ -]?tallet|s)\b/

const centuryIn = (folded: string): TimeFound | undefined => {
  const [named, hundreds] = HUNDRED.exec(folded) ?? []
  if (named !== undefined && hundreds !== undefined) return { query: begun(hundreds), words: named }
  const [first, words] = CENTURIES.map(([start, cue]) => [start, cue.exec(folded)?.[0]] as const).find(([, found]) => found !== undefined) ?? []
  return first === undefined || words === undefined ? undefined : { query: begun(first), words }
}

/**
 * Times that a folded question speaks of. `isAdded`: it asks when things came into the library; else years are words of what is described, since
 * that is where they stand.
 */
export const timesIn = (folded: string, isAdded: boolean): readonly TimeFound[] => {
  const counted = spanIn(folded)
  if (counted !== undefined && (isAdded || counted.isLately === true)) return [counted]
  const [lately, span] = LATELY.map(([cue, value]) => [cue.exec(folded)?.[0], value] as const).find(([found]) => found !== undefined) ?? []
  if (lately !== undefined && span !== undefined && (isAdded || NEAR.test(span))) return [{ query: added(span), words: lately, isLately: true }]
  const century = centuryIn(folded)
  if (century !== undefined) return [century]
  const [decadeWords, decade] = /\b(1[0-9]{2}|20[0-9])0[ -]?(?:s|arene|ara|tallet)\b/.exec(folded) ?? /\banos (1[0-9]{2}|20[0-9])0\b/.exec(folded) ?? []
  if (decadeWords !== undefined && decade !== undefined) return [{ query: begun(decade), words: decadeWords }]
  const [rangeWords, from, to] = /\b(?:between|mellom|entre|from|fra|desde|de)? ?(1[0-9]{3}|20[0-9]{2}) ?(?:-|–|to|and|til|og|a|y|hasta) ?(1[0-9]{3}|20[0-9]{2})\b/.exec(folded) ?? []
  if (rangeWords !== undefined && from !== undefined && to !== undefined) {
    const query = isAdded ? ({ kind: 'field', field: 'added', test: { is: 'between', from, to } } as const) : years(Number(from), Number(to))
    if (query !== undefined) return [{ query, words: rangeWords }]
  }
  return [...folded.matchAll(/\b(1[0-9]{3}|20[0-9]{2})\b/g)].map(([words]) => ({ query: isAdded ? added(words) : word(words), words }))
}

/** Whether a condition is one of years alone, as {@link timesIn} and bounds make them. */
const isOfYears = (query: Query): boolean => {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.every(isOfYears)
  if (query.kind === 'text') return (query.match === 'prefix' ? /^[0-9]{2,3}$/ : /^[0-9]{4}$/).test(query.text)
  if (query.kind !== 'field') return false
  return (query.test.is === 'compare' && /^[0-9]{4}$/.test(query.test.value)) || query.field === 'added'
}

const ofAdding = (query: Query): Query => {
  if (query.kind === 'and' || query.kind === 'or') return { ...query, parts: query.parts.map(ofAdding) }
  if (query.kind === 'text' && query.match === 'word') return added(query.text)
  return query.kind === 'field' ? { ...query, field: 'added' } : query
}

/** What was asked before, without its years; `same`: years that are asked of instead, of adding where those were. */
export const ofOtherYears = (before: readonly Query[]): { readonly rest: readonly Query[]; readonly same: (years: Query) => Query } => {
  const isAdded = before.some((query) => query.kind === 'field' && query.field === 'added')
  return { rest: before.filter((query) => !isOfYears(query)), same: isAdded ? ofAdding : (asked) => asked }
}
