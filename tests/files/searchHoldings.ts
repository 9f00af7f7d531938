import { randomUUID } from 'node:crypto'
import { foldedName } from '../../src/domain/contacts/folding.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { namesOf } from '../../src/domain/metadata/names.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isFolderMeant } from '../../src/domain/query-language/fields.ts'
import type { SearchAttribute, Vocabulary } from '../../src/domain/query-language/resolved.ts'
import type { SearchedAsset, SearchItem } from '../../src/domain/query-language/searchItem.ts'
import type { Person } from '../support/server/person.ts'
import type { TestServer } from '../support/server/testServer.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { attribute, attributeOf, publishedTemplate, saySo, type MadeTemplate } from '../../server/metadata-table/described.fixture.ts'
import { enterAssets } from '../../server/search-index/assetEntries.ts'
import { putEntries } from '../../server/search-index/entries.ts'
import { makeContacts, namesOfAssets, namesOfContacts, type Contact } from './searchPeople.ts'

/** A number from 0 to below `below`, the same ones for a seed. */
export type Random = (below: number) => number

export const pick = <One>(random: Random, all: readonly One[]): One => all[random(all.length)] as One
const some = <One>(random: Random, all: readonly One[], most: number): readonly One[] => [...new Set(Array.from({ length: random(most + 1) }, () => pick(random, all)))]

export const WORDS = ['ship', 'ships', 'harbour', 'harbours', 'Ålesund', 'skip', 'skipene', 'barco', 'barcos', 'anchor', 'old', 'painted', 'painting', 'brygge', 'bryggen', '1887', 'niño', 'niños']
const TAGS = ['Sea', 'Land and sea', 'Port', 'niño']
/** Assets of it lie in many folders. */
export const SHARED_NAME = 'Plate.jpg'
/** Near to one another on both sides of the antimeridian. */
const ISLANDS = ['-17.5,179.8', '-17.4,179.7', '-17.6,-179.9', '-17.5,-179.7']
/** Assets that were found on one side of it alone, whatever chance makes of the others. */
const ON_ONE_SIDE = new Map([[10, ['-17.5,179.8']], [11, ['-17.6,-179.9']]])
const UNREAD = ['PasswordProtected', 'Damaged'] as const
export const RIGHTS = ['InC', 'InC-EDU', 'PDM', 'CC-BY-SA'] as const
const PERSONS = ['Ada Berg', 'Jo Dahl', 'José Núñez']
const TYPES = [['image/jpeg', 'jpg', 'image'], ['application/pdf', 'pdf', 'pdf'], ['text/plain', 'txt', 'text'], ['audio/mpeg', 'mp3', 'audio']] as const
const DAY = 86_400_000
export const TODAY = Math.floor(Date.now() / DAY)

const wordsOf = (random: Random, most: number): string => Array.from({ length: 1 + random(most) }, () => pick(random, WORDS)).join(' ')

type Asset = SearchItem & SearchedAsset
type Folder = Extract<SearchItem, { kind: 'folder' }>
/** An item that a comparison changes as it goes. */
type Held<Item> = { -readonly [Key in keyof Item]: Item[Key] }

export interface Holdings {
  readonly folders: Held<Folder>[]
  readonly assets: Held<Asset>[]
  /** The days until which folders and assets are held back by themselves; changed as it goes. */
  readonly held: Map<string, number>
  readonly contacts: readonly Contact[]
  /** Of an asset and an attribute, as often as it was said anew. */
  readonly revisions: Map<string, number>
  readonly template: MadeTemplate
  /** Its attributes, as they stand at what an asset says. */
  readonly known: readonly SearchAttribute[]
  readonly vocabulary: Vocabulary
  /** How people know what stands in values and relations by an identifier; of a contact in the trash it itself. */
  readonly nameOf: (id: string) => string
  /** Values of an attribute of the template by chance. */
  readonly valuesFor: (attribute: string) => readonly string[]
}

const dates = (item: SearchItem): readonly Date[] => [new Date(item.added * DAY + 3_600_000), new Date(item.changed * DAY + 7_200_000)]

const INSERT_FOLDER = `
  insert into folders (id, organization_id, type, parent_id, name, name_key, created_at, modified_at, created_by, modified_by, web_ready)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`
const INSERT_ASSET = `
  insert into assets (id, organization_id, type, folder_id, name, name_key, description, file_number, file_number_key, media_type, preview, size, thumbnail, indexing, web_ready,
    repository_id, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by, tags)
  values ($1, $2, $3, $4, $5, $6, $7, $8, lower($8), $9, $10, $11, 'None', 'None', $12, $13, 'v1', gen_random_uuid()::text, 'x', $14, $15, $16, $16, $17)`
const INSERT_TEXT = 'insert into asset_texts (asset_id, organization_id, text, truncated) values ($1, $2, $3, false)'
const INSERT_CONTACT_RELATION = `
  insert into contact_relations (id, organization_id, contact_id, type, folder_id, asset_id, kind, begun, ended, note, created_by) values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, '', '', '', $7)`
const INSERT_PERSON = `
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
  values (gen_random_uuid(), $1, $2, 'v1', $3, $4, 0, 0, 0.5, 0.5, 'Drawn', $5, $5)`

/** Holds an asset or folder back from the portal until a day, since 1970. */
export const holdBack = async ({ database }: TestServer, held: Map<string, number>, { kind, id }: SearchItem, day: number): Promise<void> => {
  held.set(id, day)
  await database.owner.query(`update ${kind}s set embargo_until = date '1970-01-01' + $2::integer where id = $1`, [id, day])
}

/** The items as they are, with the latest day of each and of the folders above it. What contacts in the trash are to them rests. */
export const itemsOf = ({ folders, assets, held, contacts }: Pick<Holdings, 'folders' | 'assets' | 'held' | 'contacts'>): readonly SearchItem[] =>
  [...folders, ...assets].map((item) => {
    const days = [item.id, ...item.folderIds].flatMap((id) => held.get(id) ?? [])
    const related = item.contacts?.filter(({ id }) => contacts.some((one) => one.id === id && !one.isTrashed))
    return { ...item, ...(related && { contacts: related }), ...(days.length === 0 ? {} : { embargo: Math.max(...days) }) }
  })

/** Makes items findable by what they are now. */
export const enter = async ({ database }: TestServer, { organizationId }: Person, items: readonly SearchItem[]): Promise<void> =>
  inTenant(database, organizationId, async (tenant) => {
    for (const item of items) {
      if (item.kind === 'asset') await enterAssets(tenant, item.module, [item.id])
      else await putEntries(tenant, 'folder', item.module, [item])
    }
  })

const living = <One extends { readonly isTrashed: boolean }>(all: readonly One[]): readonly One[] => all.filter(({ isTrashed }) => !isTrashed)

/** Holdings by chance, in the database and as the model has them. */
export const makeHoldings = async (server: TestServer, admin: Person, stranger: Person, random: Random, count: number): Promise<Holdings> => {
  const { organizationId } = admin
  const query = (text: string, ...values: readonly unknown[]) => server.database.owner.query(text, [...values])
  const { rows: users } = await server.database.owner.query<{ id: string; name: string }>(`select id, first_name || ' ' || last_name as name from users where organization_id = $1 order by id`, [organizationId])
  const repositories = ['Storehouse', 'Ålesund depot'].map((name) => ({ id: randomUUID(), name }))
  for (const { id, name } of repositories) await query('insert into repositories (id, organization_id, name, name_key) values ($1, $2, $3, $4)', id, organizationId, name, nameKey(name))
  const common = () => ({ isTrashed: false, isWebReady: random(3) === 0, addedBy: pick(random, users).id, added: TODAY - random(900), changed: TODAY - random(60) })
  const folders: Held<Folder>[] = []
  for (let at = 0; at < 10; at += 1) {
    const parent = at < 3 ? undefined : pick(random, folders)
    const folder: Held<Folder> = {
      kind: 'folder', id: randomUUID(), name: `${wordsOf(random, 2)} ${at}`, module: parent?.module ?? (at === 2 ? 'ARCHIVES' : 'RECORDS'),
      folderIds: parent === undefined ? [] : [...parent.folderIds, parent.id], ...common(),
    }
    folders.push(folder)
    await query(INSERT_FOLDER, folder.id, organizationId, folder.module, parent?.id ?? null, folder.name, nameKey(folder.name), ...dates(folder), folder.addedBy, folder.isWebReady)
  }
  const attributes = [attribute('Maker'), attribute('Height', 'number', { unit: 'cm' }), attribute('Made', 'edtf'), attribute('Bought', 'date'), attribute('Signed', 'yesNo'), attribute('Technique', 'dropDown', { options: ['Oil', 'Ink'] }),
    attribute('Names', 'text', { repeatable: true }), attribute('Subject', 'multipleChoice', { options: ['Ships', 'Land', 'Bryggen'] }), attribute('Notes', 'longText'), attribute('Pieces', 'integer', { repeatable: true }),
    attribute('Paid', 'price', { currency: 'NOK' }), attribute('Hour', 'time'), attribute('Source', 'webAddress'),
    attribute('Giver', 'contact', { repeatable: true }), attribute('Frame', 'asset', { repeatable: true }), attribute('Place', 'coordinates'), attribute('Found at', 'coordinates', { repeatable: true })]
  const [template, others] = [await publishedTemplate(admin, attributes), await publishedTemplate(admin, [attribute('Maker'), attribute('Secret')], [stranger])]
  const offered = new Map<string, readonly { readonly id: string; readonly label: string }[]>()
  for (const name of ['Technique', 'Subject']) {
    const { json } = await admin.ask({ path: `/v1/templates/${template.id}/attributes/${attributeOf(template, name).id}/options` })
    offered.set(name, (json as { readonly items: readonly { readonly id: string; readonly label: string }[] }).items)
  }
  const options = [...offered.values()].flat()
  const optionOf = (name: string): string => pick(random, offered.get(name) ?? []).id
  const { name: templateName } = (await admin.ask({ path: `/v1/templates/${template.id}` })).json as { readonly name: string }
  const [contacts, assets] = [await makeContacts(admin), [] as Held<Asset>[]]
  const namesFor = ({ name }: AttributeDefinition) => (name === 'Giver' ? namesOfContacts(contacts) : name === 'Frame' ? namesOfAssets(assets) : offered.has(name) ? namesOf(offered.get(name) ?? []) : undefined)
  const known = template.attributes.map((one): SearchAttribute => {
    const names = namesFor(one)
    return { ...one, template: templateName, ...(names && { names }) }
  })
  const oneOf = (some: readonly { readonly id: string; readonly isTrashed: boolean }[]): string => (living(some).length === 0 ? '' : pick(random, living(some)).id)
  const valueFor: Readonly<Record<string, () => string>> = {
    Maker: () => wordsOf(random, 2), Height: () => `${1 + random(5)}0 cm`, Made: () => pick(random, ['1887', '1880/1890', '189X', '1901-05', '1887/..']),
    Bought: () => `20${10 + random(10)}-0${1 + random(9)}-15`, Signed: () => pick(random, ['yes', 'no']), Technique: () => optionOf('Technique'),
    Names: () => wordsOf(random, 2), Subject: () => optionOf('Subject'), Notes: () => `${wordsOf(random, 3)}\n${wordsOf(random, 3)}`, Pieces: () => String(random(12)),
    Paid: () => `${1 + random(4)}0.50 NOK`, Hour: () => `${10 + random(10)}:30:00`, Source: () => `https://${pick(random, ['a', 'b'])}.example/${random(3)}`,
    Giver: () => oneOf(contacts), Frame: () => oneOf(assets), Place: () => `${random(180) - 90},${random(4) * 10}.5`,
    'Found at': () => random(3) === 0 ? pick(random, ISLANDS) : `${pick(random, [-17, 0, 60, 89])}.${random(10)},${pick(random, [-179, 0, 5, 179])}.${random(10)}`,
  }
  /** Of these an asset may have several. */
  const isSeveral = (name: string): boolean => ['Names', 'Subject', 'Pieces', 'Giver', 'Frame', 'Found at'].includes(name)
  /** None where all that it could name is in the trash. */
  const valuesFor = (name: string): readonly string[] => [...new Set(Array.from({ length: isSeveral(name) ? 1 + random(3) : 1 }, () => valueFor[name]?.() ?? ''))].filter((value) => value !== '')
  const foundAt = known.find((one) => one.name === 'Found at') as SearchAttribute
  for (let at = 0; at < count; at += 1) {
    const [folder, [mediaType, extension, preview]] = [pick(random, folders), pick(random, TYPES)]
    const byChance = random(3) === 0 || at < 10 ? [] : known.flatMap((one) => (random(2) === 0 ? [] : [{ attribute: one, values: valuesFor(one.name) }]))
    const places = ON_ONE_SIDE.get(at)
    const values = places === undefined ? byChance : [...byChance.filter((one) => one.attribute !== foundAt), { attribute: foundAt, values: places }]
    const name = random(3) === 0 && !assets.some((one) => one.name === SHARED_NAME && one.folderIds.at(-1) === folder.id) ? SHARED_NAME : `${wordsOf(random, 2)} ${random(20)}-${at}.${extension}`
    const asset: Held<Asset> = {
      kind: 'asset', id: randomUUID(), name, module: folder.module, folderIds: [...folder.folderIds, folder.id], mediaType, fileNumber: `HM-${at}`,
      description: random(2) === 0 ? '' : wordsOf(random, 4), tags: some(random, TAGS, 2), persons: some(random, PERSONS, 1), content: random(3) === 0 ? wordsOf(random, 6) : '',
      repositoryId: random(2) === 0 ? null : pick(random, repositories).id, size: 1 + random(5_000_000), values, ...common(),
    }
    assets.push(asset)
    await query(INSERT_ASSET, asset.id, organizationId, asset.module, folder.id, asset.name, nameKey(asset.name), asset.description, asset.fileNumber, mediaType, preview, asset.size,
      asset.isWebReady, asset.repositoryId, ...dates(asset), asset.addedBy, asset.tags)
    if (asset.content !== '') {
      await query(INSERT_TEXT, asset.id, organizationId, asset.content)
      await query(`update assets set indexing = 'Indexed' where id = $1`, asset.id)
    }
    for (const name of asset.persons) await query(INSERT_PERSON, organizationId, asset.id, name, nameKey(name), asset.addedBy)
  }
  for (const asset of assets.filter(({ content }) => content === '')) {
    if (random(4) !== 0) continue
    asset.unread = pick(random, UNREAD)
    await query(`update assets set indexing = 'Failed', indexing_failure = $2 where id = $1`, asset.id, asset.unread)
  }
  for (const asset of assets) {
    if (random(2) === 0) continue
    asset.rights = pick(random, RIGHTS)
    await query(`update assets set rights_statement = $2 where id = $1`, asset.id, asset.rights)
  }
  for (const item of [...folders, ...assets]) {
    const related = some(random, contacts.slice(0, 3).flatMap(({ id }) => (['donor', 'depicted'] as const).map((kind) => ({ id, kind }))), 2)
    if (related.length === 0) continue
    item.contacts = related
    for (const { id, kind } of related) await query(INSERT_CONTACT_RELATION, organizationId, id, item.module, item.kind === 'folder' ? item.id : null, item.kind === 'asset' ? item.id : null, kind, item.addedBy)
  }
  const held = new Map<string, number>()
  for (const item of [...folders, ...assets]) if (random(6) === 0) await holdBack(server, held, item, TODAY - 2 + random(40))
  const described = assets.filter(({ values }) => values.length > 0)
  await saySo(server, admin, template, described.map(({ id, values }) => ({ assetId: id, values: Object.fromEntries(values.map((one) => [one.attribute.id, one.values])) })), new Map([...options.map(({ id, label }) => [id, label] as const), ...[...contacts, ...assets].map(({ id, name }) => [id, name] as const)]))
  await saySo(server, admin, others, assets.slice(0, 20).map(({ id }) => ({ assetId: id, values: { [attributeOf(others, 'Secret').id]: ['ship harbour'] } })))
  await enter(server, admin, [...folders, ...assets])
  const foldersNamed = (nameOrPath: string): readonly string[] => {
    const isCalled = (folder: Folder): boolean => isFolderMeant([...folder.folderIds.map((id) => folders.find((one) => one.id === id)?.name ?? ''), folder.name], nameOrPath)
    return folders.filter((folder) => isCalled(folder) && !folder.isTrashed).map(({ id }) => id)
  }
  const contactsNamed = (name: string, isBegun: boolean): readonly string[] => {
    const isCalled = (key: string): boolean => (isBegun ? key.startsWith(foldedName(name)) : key === foldedName(name))
    return living(contacts).filter((contact) => isCalled(foldedName(contact.name))).map(({ id }) => id)
  }
  const names = new Map([...repositories, ...users, ...folders, ...options.map(({ id, label: name }) => ({ id, name }))].map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string => names.get(id) ?? assets.find((one) => one.id === id)?.name ?? namesOfContacts(contacts).nameOf(id) ?? id
  return { folders, assets, held, contacts, revisions: new Map(), template, known, valuesFor, vocabulary: { today: TODAY, language: 'en-US', seesTrash: true, attributes: known, repositories, users, foldersNamed, contactsNamed }, nameOf }
}
