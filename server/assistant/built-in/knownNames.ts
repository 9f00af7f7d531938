import { mayViewContacts } from '../../../src/domain/contacts/rights.ts'
import { contactNameKey } from '../../../src/domain/contacts/sameness.ts'
import { isFunctionWord, languageOf } from '../../../src/domain/assistant/questions/functionWords.ts'
import { phrasesIn, type KnownName } from '../../../src/domain/assistant/questions/understand.ts'
import { fieldKey, fieldNamed } from '../../../src/domain/query-language/fields.ts'
import { sequenceOf } from '../../../src/domain/search/words.ts'
import type { Language } from '../../../src/domain/preferences/language.ts'
import type { Viewer } from '../../access/viewer.ts'
import { attributesIn } from '../../advanced-search/attributes.ts'
import { seenBy, type Searching } from '../../advanced-search/find.ts'
import { sql } from '../../database/sql.ts'
import { orderBy } from '../../item-index/orders.ts'
import { nameOf } from '../../items/creators.ts'

interface Named {
  readonly name: string
}

const REPOSITORIES = sql<Named>('select name from repositories where organization_id = $1')
const USERS = sql<Named>(`select ${nameOf('user_')} as name from users user_ where user_.organization_id = $1 and user_.deleted_at is null`)
const CONTACTS = sql<Named>(`
  select contact.first_name || ' ' || contact.last_name as name from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is null and contact.name_key = any ($2::text[])`)

const wordsOf = (name: string): string => [...sequenceOf(name)].join(' ')

/** A first and a last name, wherever the one ends. */
const contactKeys = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) => {
    const words = phrase.split(' ')
    return words.slice(1).map((_, at) => contactNameKey({ firstName: words.slice(0, at + 1).join(' '), lastName: words.slice(at + 1).join(' ') }))
  })

/** The names of folders that the asker sees, as far as they are among the phrases. */
const foldersAmong = async (searching: Searching, phrases: ReadonlySet<string>): Promise<readonly string[]> => {
  const { tenant, index, columns } = searching
  const { sorted } = await orderBy(tenant, index, { by: 'name' })
  const found = new Set<string>()
  seenBy(searching, false).forEach((position) => {
    if (!columns.isFolder(position)) return
    const name = String(sorted.placeOf(position).key)
    if (phrases.has(wordsOf(name))) found.add(name)
  })
  return [...found]
}

const FOLDER_CUE = /\b(?:folder|mappen?|carpeta)\b/i

/** The names in a question that the organization knows, and the asker may; and what dates are described by. */
export const knownNames = async (searching: Searching, viewer: Viewer, question: string, otherwise: Language): Promise<readonly KnownName[]> => {
  const { tenant, templates } = searching
  const language = languageOf(question, otherwise)
  const phrases = phrasesIn(question).filter((phrase) => !phrase.split(' ').every((word) => isFunctionWord(word, language)))
  const among = new Set(phrases)
  const [repositories, users, contacts, attributes, folders] = await Promise.all([
    tenant.query(REPOSITORIES, [tenant.organizationId]),
    tenant.query(USERS, [tenant.organizationId]),
    mayViewContacts(viewer) ? tenant.query(CONTACTS, [tenant.organizationId, contactKeys(phrases)]) : [],
    attributesIn(tenant, templates),
    FOLDER_CUE.test(question) ? foldersAmong(searching, among) : [],
  ])
  const dates = attributes.filter(({ name, type }) => (type === 'date' || type === 'edtf') && fieldNamed(name) === undefined)
  const named = (kind: Exclude<KnownName['kind'], 'date'>, names: readonly string[]): readonly KnownName[] =>
    [...new Map(names.map((name) => [fieldKey(name), name])).values()].map((name) => ({ kind, phrase: wordsOf(name), name })).filter(({ phrase }) => among.has(phrase))
  return [
    ...named('repository', repositories.map(({ name }) => name)),
    ...named('user', users.map(({ name }) => name)),
    ...named('contact', contacts.map(({ name }) => name)),
    ...named('attribute', attributes.map(({ name }) => name)),
    ...named('folder', folders),
    ...[...new Map(dates.map(({ name }) => [fieldKey(name), name])).values()].map((name): KnownName => ({ kind: 'date', phrase: '', name })),
  ]
}
