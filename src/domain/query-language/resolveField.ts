import { RESOURCE_TYPES } from '../access/modules.ts'
import { statementsCalled } from '../rights-statements/names.ts'
import { RIGHTS_STATEMENTS } from '../rights-statements/rightsStatement.ts'
import type { Span } from '../metadata/value.ts'
import { sequenceOf } from '../search/words.ts'
import { typeValueOf } from './assetKinds.ts'
import { contactValueOf, idIn } from './contactValue.ts'
import { daysOf } from './days.ts'
import { fieldKey, type Field } from './fields.ts'
import { PUBLISHING_STATES, publishingStateOf, type PublishingState } from './publishingStates.ts'
import type { FieldTest } from './query.ts'
import type { Named, QueryProblemCode, Resolved, ResolvedQuery, Vocabulary, Where } from './resolved.ts'
import { isAmbiguousSize, sizeOf } from './sizes.ts'
import { unreadReason } from './unreadValues.ts'

/** What a condition asks, or why it asks nothing. */
export type Understood = ResolvedQuery | QueryProblemCode
type Valued = Extract<FieldTest, { value: string }>
type Resolver = (test: FieldTest, vocabulary: Vocabulary) => Understood

const EVERYTHING: ResolvedQuery = { kind: 'everything' }
const not = (part: ResolvedQuery): ResolvedQuery => ({ kind: 'not', part })

/** What is there or not, or else what the value says. */
const withPresence =
  (present: ResolvedQuery, resolve: (test: Exclude<FieldTest, { is: 'any' | 'none' }>, vocabulary: Vocabulary) => Understood): Resolver =>
  (test, vocabulary) => {
    if (test.is === 'any') return present
    if (test.is === 'none') return present.kind === 'everything' ? { kind: 'nothing' } : not(present)
    return resolve(test, vocabulary)
  }

const equalTo = (present: ResolvedQuery, resolve: (value: string, vocabulary: Vocabulary) => Understood): Resolver =>
  withPresence(present, (test, vocabulary) => (test.is === 'equals' ? resolve(test.value, vocabulary) : 'notForField'))

/** One word in any of its forms; several next to one another, just so. */
export const wordsAt = (where: Where, text: string, match: 'word' | 'phrase' | 'prefix'): ResolvedQuery => {
  const words = [...sequenceOf(text)]
  if (words.length === 0) return { kind: 'nothing' }
  if (match === 'prefix') return { kind: 'words', where, words, match: 'begun' }
  return { kind: 'words', where, words, match: match === 'word' && words.length === 1 ? 'forms' : 'exact' }
}

const words = (where: Where, present: ResolvedQuery): Resolver =>
  withPresence(present, (test) => {
    if (test.is !== 'equals' && test.is !== 'prefix') return 'notForField'
    return wordsAt(where, test.value, test.is === 'prefix' ? 'prefix' : 'word')
  })

const labelled = (kind: 'tag' | 'person'): Resolver =>
  withPresence({ kind: 'present', field: kind }, (test) =>
    test.is === 'equals' || test.is === 'prefix' ? { kind, key: fieldKey(test.value), isBegun: test.is === 'prefix' } : 'notForField',
  )

const named = (kind: 'repository' | 'by', present: ResolvedQuery, all: (vocabulary: Vocabulary) => readonly Named[], unknown: QueryProblemCode): Resolver =>
  withPresence(present, (test, vocabulary) => {
    if (test.is !== 'equals' && test.is !== 'prefix') return 'notForField'
    const id = idIn(test.value)
    const key = fieldKey(test.value)
    const isMeant = ({ name }: Named): boolean => (test.is === 'prefix' ? fieldKey(name).startsWith(key) : fieldKey(name) === key)
    const ids = id === undefined ? all(vocabulary).filter(isMeant).map((one) => one.id) : [id]
    return ids.length === 0 ? unknown : { kind, ids }
  })

const rights: Resolver = withPresence({ kind: 'rights', is: RIGHTS_STATEMENTS }, (test) => {
  if (test.is !== 'equals' && test.is !== 'prefix') return 'notForField'
  const key = fieldKey(test.value)
  const is = statementsCalled((name) => (test.is === 'prefix' ? fieldKey(name).startsWith(key) : fieldKey(name) === key))
  return is.length === 0 ? 'notAValue' : { kind: 'rights', is }
})

const related: Resolver = (test, { contactsNamed }) => {
  if (contactsNamed === undefined) return 'contactsNotAllowed'
  if (test.is === 'any') return { kind: 'contact', ids: 'any', of: undefined }
  if (test.is === 'none') return not({ kind: 'contact', ids: 'any', of: undefined })
  if (test.is !== 'equals' && test.is !== 'prefix') return 'notForField'
  const { of, name } = contactValueOf(test.value)
  if (of !== undefined && name === '') return { kind: 'contact', ids: 'any', of }
  const id = idIn(name)
  const ids = id === undefined ? contactsNamed(name, test.is === 'prefix') : [id]
  return ids.length === 0 ? 'unknownContact' : { kind: 'contact', ids, of }
}

/** From the first to the last that is meant, both included. */
const rangeOf = <Bound extends object>(test: Exclude<FieldTest, { is: 'any' | 'none' }>, read: (text: string) => Bound | undefined): { readonly from?: Bound; readonly to?: Bound; readonly open: boolean } | undefined => {
  const ends = (from: Bound | undefined, to: Bound | undefined) => (from === undefined || to === undefined ? undefined : { from, to, open: false })
  if (test.is === 'between') return ends(read(test.from), read(test.to))
  const value = read(test.value)
  if (value === undefined || test.is !== 'compare') return ends(value, value)
  const open = test.op === '<' || test.op === '>'
  return test.op.startsWith('>') ? { from: value, open } : { to: value, open }
}

const EVER: Span = { first: -100_000_000, last: 100_000_000 }

const spanOf = (test: Exclude<FieldTest, { is: 'any' | 'none' }>, today: number): Span | QueryProblemCode => {
  if (test.is === 'prefix') return 'notForField'
  const range = rangeOf(test, (text) => daysOf(text, today))
  if (range === undefined) return 'notADay'
  const { from, to, open } = range
  const first = from === undefined ? EVER.first : open ? from.last + 1 : from.first
  return { first, last: to === undefined ? EVER.last : open ? to.first - 1 : to.last }
}

const days = (kind: 'added' | 'changed'): Resolver =>
  withPresence(EVERYTHING, (test, { today }) => {
    const span = spanOf(test, today)
    return typeof span === 'string' ? span : { kind, ...span }
  })

/** One that is over holds nothing back. */
const held = (today: number, { first, last }: Span = EVER): ResolvedQuery => ({ kind: 'embargo', first: Math.max(first, today + 1), last })

const embargo: Resolver = (test, { today }) => {
  if (test.is === 'any') return held(today)
  if (test.is === 'none') return not(held(today))
  const span = spanOf(test, today)
  return typeof span === 'string' ? span : held(today, span)
}

/** So exactly as the value is written: 2MB is all that is shown as 2 MB. */
const about = ({ value }: Valued): Understood => {
  const size = sizeOf(value)
  if (size === undefined) return 'notASize'
  const { bytes, half } = size
  return half === 0 ? { kind: 'size', least: bytes, most: bytes } : { kind: 'size', least: Math.ceil(bytes - half), most: Math.ceil(bytes + half) - 1 }
}

const size: Resolver = withPresence(EVERYTHING, (test) => {
  if (test.is === 'prefix') return 'notForField'
  if ((test.is === 'between' ? [test.from, test.to] : [test.value]).some(isAmbiguousSize)) return 'ambiguousNumber'
  if (test.is === 'equals') return about(test)
  const range = rangeOf(test, sizeOf)
  if (range === undefined) return 'notASize'
  const { from, to, open } = range
  const least = from === undefined ? 0 : open ? Math.floor(from.bytes) + 1 : Math.ceil(from.bytes)
  return { kind: 'size', least, most: to === undefined ? Number.MAX_SAFE_INTEGER : open ? Math.ceil(to.bytes) - 1 : Math.floor(to.bytes) }
})

const PLACES: ReadonlyMap<string, (typeof RESOURCE_TYPES)[number] | 'trash'> = new Map([
  ...RESOURCE_TYPES.map((type) => [type.toLowerCase(), type] as const),
  ...(['dokumenter', 'registros'] as const).map((name) => [name, 'RECORDS'] as const),
  ...(['arkiver', 'fondos'] as const).map((name) => [name, 'ARCHIVES'] as const),
  ...(['samlinger', 'colecciones'] as const).map((name) => [name, 'COLLECTIONS'] as const),
  ...(['trash', 'papirkurv', 'papirkurven', 'papelera'] as const).map((name) => [name, 'trash'] as const),
])

const place = (value: string, { seesTrash }: Vocabulary): Understood => {
  const found = PLACES.get(fieldKey(value))
  if (found === undefined) return 'unknownPlace'
  if (found !== 'trash') return { kind: 'module', module: found }
  return seesTrash ? { kind: 'trashed' } : 'trashNotAllowed'
}

const folder = (value: string, { foldersNamed }: Vocabulary): Understood => {
  const id = idIn(value)
  const folderIds = id === undefined ? foldersNamed(value) : [id]
  return folderIds.length === 0 ? 'unknownFolder' : { kind: 'inside', folderIds }
}

const type = (value: string): Understood => {
  const found = typeValueOf(value)
  if (found === undefined) return 'unknownType'
  return 'kind' in found ? { kind: 'type', is: found.kind } : { kind: 'mediaType', mediaTypes: found.mediaTypes }
}

const present = (field: Extract<Resolved, { kind: 'present' }>['field']): ResolvedQuery => ({ kind: 'present', field })
const WEB_READY: ResolvedQuery = { kind: 'webReady' }

const unread = (value: string): Understood => {
  const reason = unreadReason(value)
  return reason === undefined ? 'notAValue' : { kind: 'unread', reason }
}

const state: Resolver = (test, { today }) => {
  const all: Readonly<Record<PublishingState, ResolvedQuery>> = { ready: WEB_READY, embargoed: held(today) }
  const any: ResolvedQuery = { kind: 'or', parts: PUBLISHING_STATES.map((one) => all[one]) }
  if (test.is === 'any') return any
  if (test.is === 'none') return not(any)
  if (test.is !== 'equals') return 'notForField'
  const found = publishingStateOf(test.value)
  return found === undefined ? 'notAValue' : all[found]
}

/** What each field of the language makes of a test. */
export const RESOLVERS: Readonly<Record<Field, Resolver>> = {
  type: equalTo(EVERYTHING, type),
  in: equalTo(EVERYTHING, place),
  folder: equalTo(present('folder'), folder),
  tag: labelled('tag'),
  person: labelled('person'),
  contact: related,
  repository: named('repository', present('repository'), ({ repositories }) => repositories, 'unknownRepository'),
  rights,
  by: named('by', EVERYTHING, ({ users }) => users, 'unknownUser'),
  added: days('added'),
  changed: days('changed'),
  size,
  ready: equalTo(WEB_READY, (value) => (fieldKey(value) === 'web' ? WEB_READY : 'notAValue')),
  is: state,
  embargo,
  unread: equalTo({ kind: 'unread', reason: 'any' }, unread),
  name: words('name', EVERYTHING),
  number: words('number', present('number')),
  description: words('description', present('description')),
  content: words('content', present('content')),
}
