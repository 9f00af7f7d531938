import { CONTACT_RELATION_KINDS } from '../../src/domain/contact-relations/contactRelation.ts'
import { wholeNameKeys } from '../../src/domain/contacts/contactValues.ts'
import { foldedName } from '../../src/domain/contacts/folding.ts'
import { contactValue, contactValueOf, type ContactValue } from '../../src/domain/query-language/contactValue.ts'
import { fieldNamed } from '../../src/domain/query-language/fields.ts'
import type { FieldCondition } from '../../src/domain/query-language/query.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { countsOf, type Counts } from '../item-index/TermCounts.ts'
import { typedIn } from './attributes.ts'
import { valuesOf, type CountedValues, type Label, type Labels, type Listing } from './facetValues.ts'

interface NamedContact {
  readonly id: string
  readonly label: string
}

const NAME = `contact.first_name || ' ' || contact.last_name`
/** Outside the trash. */
const LABELS = sql<NamedContact>(`select contact.id, ${NAME} as label from contacts contact where contact.organization_id = $1 and contact.id = any ($2::uuid[]) and contact.trashed_at is null`)
export const contactLabels =
  (tenant: Tenant): Labels =>
  (ids) =>
    tenant.query(LABELS, [tenant.organizationId, ids])

const NAMED = sql<{ id: string; key: string }>(`
  select contact.id, contact.name_key as key from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is null and contact.name_key = any ($2::text[])`)
/** Ranges rather than patterns: these are looked up in the index under row-level security. */
const BEGUN = sql<{ id: string; key: string }>(`
  select contact.id, contact.name_key as key
  from unnest($2::text[]) begun join contacts contact on contact.name_key >= begun and contact.name_key < begun || U&'\\+10FFFF'
  where contact.organization_id = $1 and contact.trashed_at is null`)
const TRASHED = sql<{ id: string }>(`
  select contact.id from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is not null
    and exists (select from contact_relations relation where relation.organization_id = $1 and relation.contact_id = contact.id)`)

/** Of the beginning of a name also that of a first name. */
const keysOf = (name: string, isBegun: boolean): readonly string[] => [...(isBegun ? [foldedName(name)] : []), ...wholeNameKeys(name)]

type ContactsNamed = (name: string, isBegun: boolean) => readonly string[]

/** The contacts of whole names, and of the beginnings of names. */
const contactsNamed = async (tenant: Tenant, names: readonly string[], begins: readonly string[]): Promise<ContactsNamed> => {
  const keysIn = (all: readonly string[], isBegun: boolean) => [...new Set(all.flatMap((name) => keysOf(name, isBegun)).filter((key) => key !== ''))]
  const [whole, begun] = [keysIn(names, false), keysIn(begins, true)]
  const found = await Promise.all([whole.length === 0 ? [] : tenant.query(NAMED, [tenant.organizationId, whole]), begun.length === 0 ? [] : tenant.query(BEGUN, [tenant.organizationId, begun])])
  const rows = found.flat()
  return (name, isBegun) => {
    const keys = keysOf(name, isBegun)
    return [...new Set(rows.filter((row) => keys.some((key) => key !== '' && (isBegun ? row.key.startsWith(key) : row.key === key))).map(({ id }) => id))]
  }
}

/** The contacts that the names in these conditions mean. */
export const contactsNamedIn = (tenant: Tenant, conditions: readonly FieldCondition[]): Promise<ContactsNamed> => {
  const own = conditions.filter(({ field }) => fieldNamed(field) === 'contact')
  const namesIn = (is: 'equals' | 'prefix') => own.filter(({ test }) => test.is === is).flatMap(typedIn).map((value) => contactValueOf(value).name)
  return contactsNamed(tenant, namesIn('equals'), namesIn('prefix'))
}

/** Those that are related to something and lie in the trash: while they do, their relations rest. */
export const restingContacts = async (tenant: Tenant): Promise<ReadonlySet<string>> => new Set((await tenant.query(TRASHED, [tenant.organizationId])).map(({ id }) => id))

/** Values that are contacts, without those in the trash: these are nameless. */
export const countsOfNamed = async (tenant: Tenant, counts: Counts): Promise<Counts> => {
  const all = counts.first()
  const named = new Set((await contactLabels(tenant)(all.map(([id]) => id))).map(({ id }) => id))
  return countsOf(new Map(all.filter(([id]) => named.has(id))), counts.missing)
}

const partsOf = (term: string): readonly [kind: string, id: string] => [term.slice(0, term.indexOf('/')), term.slice(term.indexOf('/') + 1)]
export const contactIn = (term: string): string => partsOf(term)[1]
const kindIn = (term: string) => CONTACT_RELATION_KINDS.find((kind) => kind === partsOf(term)[0])

/** How contacts stand in a query, each by a name that means nobody else, or else by its identifier. */
const written = async (tenant: Tenant, named: readonly Label[], idOf: (id: string) => string): Promise<readonly string[]> => {
  const called = await contactsNamed(tenant, named.map(({ label }) => label), [])
  return named.map(({ id, label }) => (called(label, false).length === 1 ? label : `id:${idOf(id)}`))
}

/** What contacts are to hits: each contact once for each kind. */
export const countedRelations = (tenant: Tenant, counts: Counts, { search, chosen }: Pick<Listing, 'search' | 'chosen'>): Promise<CountedValues> => {
  const asked: ContactValue | undefined = search === undefined ? undefined : contactValueOf(search)
  const labels: Labels = async (terms) => {
    const wanted = terms.filter((term) => asked?.of === undefined || kindIn(term) === asked.of)
    const named = new Map((await contactLabels(tenant)([...new Set(wanted.map(contactIn))])).map(({ id, label }) => [id, label]))
    return wanted.flatMap((term) => {
      const label = named.get(contactIn(term))
      return label === undefined ? [] : [{ id: term, label }]
    })
  }
  const withKinds = async (named: readonly Label[]): Promise<readonly string[]> =>
    (await written(tenant, named, contactIn)).map((name, at) => contactValue({ of: kindIn(named[at]?.id ?? ''), name }))
  return valuesOf(counts, { labels, written: withKinds, search: asked?.name, chosen })
}

/** Contacts whatever they are, as they complete what is typed. */
export const countedContacts = (tenant: Tenant, counts: Counts, search: string): Promise<CountedValues> =>
  valuesOf(counts, { labels: contactLabels(tenant), written: (named) => written(tenant, named, (id) => id), search, chosen: [] })
