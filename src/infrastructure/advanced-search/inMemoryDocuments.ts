import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { highlight, isMarked } from '../../domain/advanced-search/highlight.ts'
import type { Marked } from '../../domain/advanced-search/marked.ts'
import type { ContactRelationKind } from '../../domain/contact-relations/contactRelation.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { foldedName } from '../../domain/contacts/folding.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { Indexing } from '../../domain/assets/indexing.ts'
import { dayOf } from '../../domain/metadata/dateValues.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import type { Person } from '../../domain/persons/persons.ts'
import { assetKindOf } from '../../domain/query-language/assetKinds.ts'
import { contactValue } from '../../domain/query-language/contactValue.ts'
import { isFolderMeant } from '../../domain/query-language/fields.ts'
import { unreadValue } from '../../domain/query-language/unreadValues.ts'
import type { SearchAttribute, Vocabulary } from '../../domain/query-language/resolved.ts'
import type { PublishingState } from '../../domain/query-language/publishingStates.ts'
import type { SearchItem } from '../../domain/query-language/searchItem.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { isReference } from '../../domain/templates/attributeTypes.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import { adderIdOf } from './inMemoryAdders.ts'
import { embargoAboveIn } from '../memory/inMemoryRules.ts'
import { namedIn } from '../metadata/inMemoryNames.ts'
import { readableIn, type HeldMemory } from '../metadata/inMemoryReach.ts'

/** What an attribute says of an asset. */
export interface Said {
  readonly attribute: SearchAttribute
  readonly values: readonly MetadataValue[]
}

/** A folder or an asset as it is searched, as it is listed, and what each facet has of it: values as the query language takes them, with their labels. */
export interface InMemoryDocument {
  readonly search: SearchItem
  readonly item: LibraryItem
  readonly persons: readonly Person[]
  readonly facets: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>>
}

const plain = (texts: readonly string[]): readonly (readonly [string, string])[] => texts.map((text) => [text, text])

const relationValues = (tied: readonly { readonly kind: ContactRelationKind; readonly name: string }[]) => tied.map(({ kind, name }) => [contactValue({ of: kind, name }), name] as const)

/** Contacts and assets stand in queries by their identifiers. */
const facetOf = (attribute: SearchAttribute, said: readonly MetadataValue[]) => {
  if (!isReference(attribute.type)) return plain(said.map((value) => VALUE_TYPES[attribute.type].wordsOf(value, attribute)))
  return said.flatMap((id) => {
    const name = attribute.names?.nameOf(id)
    return name === undefined ? [] : [[`id:${id}`, name] as const]
  })
}

/** What the templates that the signed-in person is in say of an asset. */
const saidOf = (memory: HeldMemory, assetId: string): readonly Said[] =>
  readableIn(memory)
    .filter(({ id }) => memory.metadata.isDescribed(assetId, id))
    .flatMap((template) =>
      template.attributes.map((attribute) => {
        const { values } = memory.metadata.read(assetId, attribute)
        return { attribute: { ...namedIn(memory, attribute, values), id: attribute.id, name: attribute.name, template: template.name }, values }
      }),
    )
    .filter(({ values }) => values.length > 0)

/** Why its text could not be read. */
const unreadOf = ({ indexing, indexingFailure = 'Unexpected' }: Indexing) => (indexing === 'Failed' ? indexingFailure : undefined)

/** The day until which it or a folder above it is held back. */
const heldUntil = ({ library }: HeldMemory, parentId: string | null, own: string | undefined) => {
  const [latest] = [own, embargoAboveIn(library, parentId)?.until].filter((day) => day !== undefined).toSorted().toReversed()
  return latest === undefined ? undefined : dayOf(latest)
}

const statesOf = ({ isWebReady, embargo }: Pick<SearchItem, 'isWebReady' | 'embargo'>): readonly PublishingState[] => [...(isWebReady ? ['ready' as const] : []), ...(embargo === undefined ? [] : ['embargoed' as const])]

/** Who the contacts outside the trash are to a folder or asset. */
const tiedTo = ({ contacts, contactRelations }: HeldMemory, itemId: string): readonly { readonly id: string; readonly kind: ContactRelationKind; readonly name: string }[] =>
  [...contactRelations.values()].flatMap(({ place, contactId, kind }) => {
    const contact = place.id === itemId ? contacts.contacts.get(contactId) : undefined
    return contact === undefined || contact.trashedAt !== undefined ? [] : [{ id: contactId, kind, name: contactName(contact) }]
  })

/** All that can be found: nothing that lies in the trash. */
export const documentsIn = (memory: HeldMemory, more: (assetId: string) => readonly Said[]): readonly InMemoryDocument[] => {
  const { library } = memory
  return RESOURCE_TYPES.flatMap((type) => {
    const folders = [...library.folders.values()].flatMap((folder): readonly InMemoryDocument[] => {
      if (folder.type !== type || library.trashed.has(folder.id)) return []
      const path = library.pathTo(folder.parentId)
      const day = dayOf(folder.createdAt.slice(0, 10))
      const tied = tiedTo(memory, folder.id)
      const embargo = heldUntil(memory, folder.parentId, folder.embargoUntil)
      const search = { kind: 'folder', ...(embargo && { embargo }), id: folder.id, name: folder.name, module: type, folderIds: path.map(({ id }) => id), contacts: tied, isTrashed: false, isWebReady: folder.webReady, addedBy: '', added: day, changed: day } as const
      return [{ search, item: { kind: 'folder', folder, path }, persons: [], facets: { type: plain(['folder']), is: plain(statesOf(search)), contact: relationValues(tied), folder: path.map(({ id, name }) => [`id:${id}`, name]) } }]
    })
    const assets = library.assetsIn(type, undefined).map((asset): InMemoryDocument => {
      const path = library.pathTo(asset.folderId)
      const persons = library.persons.get(asset.id) ?? []
      const values = [...more(asset.id), ...saidOf(memory, asset.id)]
      const names = persons.map(({ name }) => name)
      const tied = tiedTo(memory, asset.id)
      const { id, name, mediaType, fileNumber, description, tags, repository, repositoryId, rightsStatement, size, webReady, createdAt, modifiedAt, createdBy } = asset
      const unread = unreadOf(asset)
      const embargo = heldUntil(memory, asset.folderId, asset.embargoUntil)
      const search: SearchItem = {
        kind: 'asset', id, ...(unread && { unread }), ...(embargo && { embargo }), ...(rightsStatement && { rights: rightsStatement }), name, mediaType, fileNumber, description, tags, persons: names, content: library.texts.get(id) ?? '', repositoryId, size, values,
        module: type, folderIds: path.map((step) => step.id), contacts: tied, isTrashed: false, isWebReady: webReady, addedBy: adderIdOf(createdBy.name), added: dayOf(createdAt.slice(0, 10)), changed: dayOf(modifiedAt.slice(0, 10)),
      }
      const facets = {
        ...Object.fromEntries(values.map(({ attribute, values: said }) => [attribute.id, facetOf(attribute, said)])),
        type: plain([assetKindOf(mediaType)]),
        person: plain(names),
        contact: relationValues(tied),
        repository: plain(repository === null ? [] : [repository]),
        folder: path.map((step) => [`id:${step.id}`, step.name] as const),
        tag: plain(tags),
        by: [[`id:${adderIdOf(createdBy.name)}`, createdBy.name] as const],
        rights: rightsStatement === null ? [] : [[rightsStatement, rightsName(rightsStatement, 'en-US')] as const],
        is: plain(statesOf(search)),
        unread: plain(unread === undefined ? [] : [unreadValue(unread)]),
        added: plain([createdAt.slice(0, 4)]),
      }
      return { search, item: { kind: 'asset', asset, path }, persons, facets }
    })
    return [...folders, ...assets]
  })
}

/** What the names in a query can mean to the signed-in person. */
export const vocabularyOf = ({ library, contacts }: HeldMemory, documents: readonly InMemoryDocument[]): Vocabulary => {
  const attributes = documents.flatMap(({ search }) => (search.kind === 'asset' ? search.values.map(({ attribute }) => attribute) : []))
  const users = new Map(documents.flatMap(({ facets }) => facets['by'] ?? []).map(([, name]) => [adderIdOf(name), name]))
  return {
    today: dayOf('2026-11-26'),
    language: 'en-US',
    seesTrash: false,
    attributes: [...new Map(attributes.map((attribute) => [attribute.id, attribute])).values()],
    repositories: [...library.repositories.values()],
    users: [...users].map(([id, name]) => ({ id, name })),
    contactsNamed: (name, isBegun) =>
      [...contacts.contacts.values()]
        .filter((contact) => contact.trashedAt === undefined && (isBegun ? foldedName(contactName(contact)).startsWith(foldedName(name)) : foldedName(contactName(contact)) === foldedName(name)))
        .map(({ id }) => id),
    foldersNamed: (named) => [...library.folders.values()].filter(({ id, name, parentId }) => isFolderMeant([...library.pathTo(parentId).map((step) => step.name), name], named) || id === named).map(({ id }) => id),
  }
}

/** By what an attribute's value is sorted; nothing where there is none. */
export const sortKeyOf = ({ search }: InMemoryDocument, attributeId: string): string | number | undefined => {
  const said = search.kind === 'folder' ? undefined : search.values.find(({ attribute }) => attribute.id === attributeId)
  const [value] = said?.values ?? []
  return said === undefined || value === undefined ? undefined : VALUE_TYPES[said.attribute.type].sortOf(value, said.attribute)
}

/** The pages of a document end with a form feed. */
const pageIn = (text: string, has: (page: string) => boolean): number | undefined => (text.includes('\f') ? text.split('\f').findIndex(has) + 1 : undefined)

const TEXTS = ['name', 'fileNumber', 'tags', 'persons', 'description', 'metadata', 'content'] as const

/** Where the words stand: the name first. Without words, the name as it is. */
export const matchOf = ({ search }: InMemoryDocument, marked: readonly Marked[]): Pick<SearchHit, 'field' | 'attribute' | 'fragments' | 'page'> => {
  const said = search.kind === 'folder' ? [] : search.values.flatMap(({ attribute, values }) => values.map((value) => ({ name: attribute.name, text: VALUE_TYPES[attribute.type].wordsOf(value, attribute) })))
  const has = (text: string) => isMarked(text, marked)
  const textsOf = (field: (typeof TEXTS)[number]): string => {
    if (search.kind === 'folder') return field === 'name' ? search.name : ''
    const texts = { ...search, tags: search.tags.join(', '), persons: search.persons.join(', '), metadata: said.find(({ text }) => has(text))?.text ?? '' }
    return texts[field]
  }
  const field = TEXTS.find((one) => has(textsOf(one))) ?? 'name'
  const attribute = field === 'metadata' ? said.find(({ text }) => has(text))?.name : undefined
  const page = field === 'content' ? pageIn(textsOf(field), has) : undefined
  return { field, ...(attribute === undefined ? {} : { attribute }), ...(page === undefined ? {} : { page }), fragments: highlight(textsOf(field).replaceAll('\f', ' '), marked) }
}
