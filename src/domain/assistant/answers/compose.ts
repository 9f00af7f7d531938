import type { Intent, Role } from '../questions/cues.ts'
import type { Understood } from '../questions/understand.ts'
import { rightsName } from '../../rights-statements/names.ts'
import { adding, asPlainWords } from '../passages.ts'
import { type Findings, type FoundItem, itemOf } from './findings.ts'
import { PHRASES, type Phrases } from './phrases.ts'
import { Sourcing } from './Sourcing.ts'

/** Things that are told of one by one. */
const MOST_SHOWN = 5
/** Sentences that say what a document is about. */
const MOST_SENTENCES = 4

type Cited = Omit<Parameters<Sourcing['cite']>[0], keyof ReturnType<typeof itemOf>>

/** Writes one answer; each sentence that says something of the holdings ends with the markers of what it is from. */
class Writer {
  readonly sourcing = new Sourcing()
  readonly say: Phrases
  readonly #asked: Pick<Understood, 'language' | 'asksRights'>

  constructor(asked: Pick<Understood, 'language' | 'asksRights'>) {
    this.say = PHRASES[asked.language]
    this.#asked = asked
  }

  cite(item: FoundItem, cited: Cited): string {
    return this.sourcing.cite({ ...itemOf(item), ...cited })
  }

  nameOf(item: FoundItem): string {
    return `**${asPlainWords(item.name)}**`
  }

  quote(item: FoundItem, { text, page, field }: { readonly text: string; readonly page?: number; readonly field: string }): string {
    const marker = this.cite(item, { field, passage: text, ...(page === undefined ? {} : { page }) })
    return `${this.say.quote(asPlainWords(text))}${page === undefined ? '' : ` (${this.say.page(page)})`} ${marker}`
  }

  /** Its statement of rights, where those are asked for. */
  rightsOf(item: FoundItem): readonly string[] {
    if (!this.#asked.asksRights || item.rights === null) return []
    const name = rightsName(item.rights, this.#asked.language)
    return [`${this.say.rights(name)} ${this.cite(item, { field: 'rights', passage: name })}`]
  }

  /** What it is: its best passage, or what is said of it, or its name alone. */
  about(item: FoundItem): string {
    const said = [...this.rightsOf(item), ...item.best.slice(0, 1).map((best) => this.quote(item, best))]
    if (said.length > 0) return `${this.nameOf(item)}: ${said.join(' ')}`
    if (item.description !== '') return `${this.nameOf(item)}: ${this.quote(item, { text: item.description, field: 'description' })}`
    return `${this.nameOf(item)} ${this.cite(item, { field: 'name', passage: item.name })}`
  }

  /** By their names: for sentences about many. */
  markersOf(items: readonly FoundItem[]): string {
    return items.map((item) => this.cite(item, { field: 'name', passage: item.name })).join(' ')
  }
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** Passages of the only thing that was found. */
const MOST_OF_ONE = 3

/** What it says where it is all that was found: each passage tells more of what is asked. */
const alone = (writer: Writer, item: FoundItem): string =>
  item.best.length < 2 ? writer.about(item) : `${writer.nameOf(item)}: ${[...writer.rightsOf(item), ...adding(item.best).slice(0, MOST_OF_ONE).map((passage) => writer.quote(item, passage))].join(' ')}`

const found = (writer: Writer, { total, items }: Findings): string => `${writer.say.found(total, items.slice(0, MOST_SHOWN).length)}\n\n${list(items.slice(0, MOST_SHOWN).map((item) => (total === 1 ? alone(writer, item) : writer.about(item))))}`

const counted = (writer: Writer, { total, items, kinds }: Findings): string => {
  const { say } = writer
  const markers = writer.markersOf(items.slice(0, 3))
  const counts = kinds.map(([kind, count]) => `${count} ${say.kind[kind][count === 1 ? 0 : 1]}`).join(', ')
  return `${say.counted(total)} ${markers}${kinds.length < 2 ? '' : ` ${say.kinds(counts)} ${markers}`}`
}

const compared = (writer: Writer, { sides }: Findings): string | undefined => {
  if (sides === undefined) return undefined
  const { say } = writer
  const markers = sides.map(({ items }) => writer.markersOf(items.slice(0, 2)))
  const lines = sides.map(({ name, total }, at) => `${say.side(asPlainWords(name), total)} ${markers[at] ?? ''}`.trim())
  const [one, other] = sides
  const verdict = one.total === other.total ? say.equal : say.more(asPlainWords(one.total > other.total ? one.name : other.name))
  return `${list(lines)}\n\n${verdict} ${markers.join(' ').trim()}`.trim()
}

const values = (writer: Writer, item: FoundItem, attributes: readonly string[]): readonly string[] =>
  item.values
    .filter(({ attribute }) => attributes.includes(attribute))
    .map(({ attribute, text }) => `${writer.say.value(asPlainWords(attribute), asPlainWords(text))} ${writer.cite(item, { field: attribute, passage: text })}`)

/** What may be quoted of it, the best first: what is said of it answers too where it is found by its name. */
const readable = ({ best, description }: FoundItem): readonly { readonly text: string; readonly page?: number; readonly field: string }[] =>
  description === '' || best.some(({ field }) => field === 'description') ? best : [...best, { text: description, field: 'description' }]

const YEAR = /\b(?:1[0-9]{3}|20[0-9]{2})\b/u

const whenOf = (writer: Writer, item: FoundItem, role: Role | undefined): readonly string[] => {
  if (role === 'added') {
    if (item.added === '') return []
    const text = item.addedBy === '' ? writer.say.added(item.added) : writer.say.addedBy(asPlainWords(item.addedBy), item.added)
    return [`${text} ${writer.cite(item, { field: 'added', passage: item.added })}`]
  }
  const dates = item.values.filter(({ isDate }) => isDate).slice(0, 2)
  const dated = dates.map(({ attribute, text }) => `${writer.say.value(asPlainWords(attribute), asPlainWords(text))} ${writer.cite(item, { field: attribute, passage: text })}`)
  const quoted = readable(item).filter(({ text }) => YEAR.test(text)).slice(0, dated.length > 0 ? 1 : 2)
  return [...dated, ...quoted.map((passage) => writer.quote(item, passage))]
}

/** `isAlone`: nothing else is told of it, so that what it says itself may answer. */
const whoOf = (writer: Writer, item: FoundItem, role: Role | undefined, isAlone: boolean): readonly string[] => {
  const { say } = writer
  if (role === 'added') return item.addedBy === '' ? [] : whenOf(writer, item, role)
  const seen = item.persons.length > 0 && (role === 'seen' || role === undefined)
  const persons = seen ? [`${say.seen(item.persons.map(asPlainWords).join(', '))} ${writer.cite(item, { field: 'person', passage: item.persons.join(', ') })}`] : []
  const related = item.contacts.filter(({ kind }) => role === undefined || kind === role || (role === 'seen' && kind === 'depicted'))
  const contacts = related.map(({ id, name, kind }) => {
    const source = writer.sourcing.cite({ kind: 'contact', id, name, field: kind, passage: name })
    return `${say.relation[kind](asPlainWords(name))} ${source} ${writer.cite(item, { field: 'contact', passage: name })}`
  })
  const lines = [...persons, ...contacts]
  return lines.length > 0 || !isAlone ? lines : readable(item).slice(0, 1).map((passage) => writer.quote(item, passage))
}

const whereOf = (writer: Writer, item: FoundItem): readonly string[] => {
  const path = item.path.map(asPlainWords).join(' / ')
  return [
    ...(path === '' ? [] : [`${writer.say.liesIn(path)} ${writer.cite(item, { field: 'folder', passage: item.path.join(' / ') })}`]),
    ...(item.repository === null ? [] : [`${writer.say.keptAt(asPlainWords(item.repository))} ${writer.cite(item, { field: 'repository', passage: item.repository })}`]),
  ]
}

const contentOf = (writer: Writer, item: FoundItem): string => {
  const described = item.description === '' ? [] : [writer.quote(item, { text: item.description, field: 'description' })]
  const best = item.best.filter(({ field }) => field === 'content').slice(0, 1)
  const opening = item.opening.filter(({ text }) => !best.some((one) => one.text === text)).slice(0, MOST_SENTENCES - described.length - best.length)
  const quoted = [...best, ...opening.map((passage) => ({ ...passage, field: 'content' }))].map((passage) => writer.quote(item, passage))
  const lines = [...described, ...quoted]
  if (lines.length === 0) return `${writer.nameOf(item)} ${writer.cite(item, { field: 'name', passage: item.name })}\n\n${writer.say.unknownOf.content}`
  return `${writer.say.described(asPlainWords(item.name))}\n\n${list(lines)}`
}

/** Of each thing what was asked, those left out of which nothing is known. */
const each = (writer: Writer, { items }: Findings, linesOf: (item: FoundItem) => readonly string[]): string | undefined => {
  const known = items.slice(0, MOST_SHOWN).map((item) => ({ item, lines: linesOf(item) })).filter(({ lines }) => lines.length > 0)
  return known.length === 0 ? undefined : list(known.map(({ item, lines }) => `${writer.nameOf(item)}: ${lines.join(' ')}`))
}

/** The first of all with what puts it there; without a date of any, what was found as it is. */
const inOrder = (writer: Writer, { extreme, role }: Pick<Understood, 'extreme' | 'role'>, findings: Findings): string => {
  const { say } = writer
  if (extreme === undefined || findings.isInOrder !== true) return `${say.undated} ${found(writer, findings)}`
  const lines = each(writer, findings, (item) => whenOf(writer, item, extreme.by === 'added' ? 'added' : role)) ?? list(findings.items.map((item) => writer.about(item)))
  return `${say.inOrder[extreme.by][extreme.end]}\n\n${lines}`
}

/** `quoted`: words for which there is nothing. */
const nothing = (say: Phrases, { intents, conditions, terms }: Understood, quoted: readonly string[]): string => {
  if (quoted.length > 0) return say.nothingOf(quoted.join(', '))
  const isAsked = conditions.length + terms.length > 0
  // Who looked for no word has no other to try.
  return isAsked && (terms.length === 0 || intents.includes('count')) ? say.none : say.nothing
}

const answered = (writer: Writer, intent: Intent, understood: Understood, findings: Findings): string | undefined => {
  const { role, intents, extreme } = understood
  switch (intent) {
    case 'count':
      return counted(writer, findings)
    case 'compare':
      return compared(writer, findings) ?? counted(writer, findings)
    case 'when':
      return each(writer, findings, (item) => whenOf(writer, item, role)) ?? writer.say.unknownOf.when
    case 'who':
      return each(writer, findings, (item) => whoOf(writer, item, role, intents.length === 1)) ?? writer.say.unknownOf.who
    case 'where':
      return each(writer, findings, (item) => whereOf(writer, item)) ?? writer.say.unknownOf.where
    case 'content': {
      const [item] = findings.items
      return item === undefined ? undefined : contentOf(writer, item)
    }
    default:
      return extreme === undefined ? found(writer, findings) : inOrder(writer, understood, findings)
  }
}

export interface Composed {
  /** Paragraphs; with a blank line between them they are the answer. */
  readonly parts: readonly string[]
  readonly sourcing: Sourcing
}

/** Whether a part says nothing that the one before it does not say as well. */
const isSame = (one: Intent, other: Intent): boolean => one === 'find' && (other === 'who' || other === 'when' || other === 'where')

/** What is built in answers: templates in the question's language around what was found, and nothing else. */
export const compose = (understood: Understood, findings: Findings): Composed => {
  const writer = new Writer(understood)
  const { say } = writer
  const { intents, attributes } = understood
  const quoted = findings.leftOut.map((words) => say.quote(asPlainWords(words)))
  if (findings.total === 0 && (findings.sides === undefined || findings.sides.every(({ total }) => total === 0))) return { parts: [nothing(say, understood, quoted)], sourcing: writer.sourcing }
  const leftOut = quoted.length === 0 ? [] : [`*${say.leftOut(quoted.join(', '))}*`]
  const lines = attributes.length === 0 ? undefined : each(writer, findings, (item) => values(writer, item, attributes))
  const wanted = intents.length > 1 && isSame(intents[0] ?? 'find', intents[1] ?? 'find') && findings.total > MOST_SHOWN ? intents.slice(1) : intents
  const parts = lines === undefined ? wanted.map((intent) => answered(writer, intent, understood, findings)).filter((part) => part !== undefined) : [lines]
  const isCountedAlone = wanted.every((intent) => intent === 'count' || intent === 'compare')
  const outline = findings.isOutline === true && !isCountedAlone ? [`*${say.outline}*`] : []
  return { parts: [...leftOut, ...parts, ...outline], sourcing: writer.sourcing }
}
