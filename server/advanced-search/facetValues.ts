import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { ValueAttribute } from '../../src/domain/metadata/value.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { assetKindOf } from '../../src/domain/query-language/assetKinds.ts'
import type { PublishingState } from '../../src/domain/query-language/publishingStates.ts'
import { fieldKey } from '../../src/domain/query-language/fields.ts'
import type { Area } from '../../src/domain/persons/area.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import { countsOf, type Counts } from '../item-index/TermCounts.ts'
import { nameOf } from '../items/creators.ts'
import type { ChosenValue } from './chosenValues.ts'

interface FacetValue {
  /** As it stands in a query. */
  readonly value: string
  readonly label: string
  readonly count: number
  /** Of a person: a picture in which they are seen, and where in it. */
  readonly face?: { readonly id: string; readonly contentVersion: string; readonly area: Area }
}

export interface CountedValues {
  readonly values: readonly FacetValue[]
  readonly distinct: number
  readonly missing: number
}

/** Values of a facet that are listed: the most frequent ones, or those that are searched for. */
const LISTED = 20
const LISTED_OF_SEARCH = 50

export interface Label {
  readonly id: string
  readonly label: string
}

/** How what is counted is called; ids without a name are not listed. */
export type Labels = (ids: readonly string[]) => Promise<readonly Label[]>

const REPOSITORIES = sql<Label>('select id, name as label from repositories where organization_id = $1 and id = any ($2::uuid[])')
const ALL_REPOSITORIES = sql<{ name: string }>('select name from repositories where organization_id = $1')
const USERS = sql<Label>(`select user_.id, ${nameOf('user_')} as label from users user_ where user_.organization_id = $1 and user_.id = any ($2::uuid[])`)
const FOLDERS = sql<Label>('select id, name as label from folders where organization_id = $1 and id = any ($2::uuid[])')

const labelsBy =
  (statement: typeof USERS) =>
  (tenant: Tenant): Labels =>
  (ids) =>
    tenant.query(statement, [tenant.organizationId, ids])

export const repositoryLabels = labelsBy(REPOSITORIES)
export const userLabels = labelsBy(USERS)
export const folderLabels = labelsBy(FOLDERS)
/** A repository stands in a query by a name that means no other, or else by its identifier. */
export const repositoriesWritten =
  (tenant: Tenant): Listing['written'] =>
  async (named) => {
    const called = Map.groupBy(await tenant.query(ALL_REPOSITORIES, [tenant.organizationId]), ({ name }) => fieldKey(name))
    return named.map(({ id, label }) => (called.get(fieldKey(label))?.length === 1 ? label : `id:${id}`))
  }
/** What is counted is a name already. */
export const ownLabels: Labels = async (ids) => ids.map((id) => ({ id, label: id }))

/** Values as people of a language write them; in a query they stand as they are. */
export const labelsIn =
  (attribute: ValueAttribute, language: Language): Labels =>
  async (values) =>
    values.map((id) => ({ id, label: VALUE_TYPES[attribute.type].format(id, attribute, language) }))
export const asStored = (named: readonly Label[]): readonly string[] => named.map(({ id }) => id)

export const byId = (named: readonly Label[]): readonly string[] => named.map(({ id }) => `id:${id}`)
export const byLabel = (named: readonly Label[]): readonly string[] => named.map(({ label }) => label)

/** The most frequent first, of equally frequent ones the first by how it is called: what is counted may be an identifier. */
const byCountAndLabel = (one: Omit<FacetValue, 'value'>, other: Omit<FacetValue, 'value'>): number => other.count - one.count || (nameKey(one.label) < nameKey(other.label) ? -1 : 1)

/** How counts are listed. */
export interface Listing {
  readonly labels: Labels
  /** How values stand in a query. */
  readonly written: (named: readonly Label[]) => readonly string[] | Promise<readonly string[]>
  readonly search: string | undefined
  readonly chosen: readonly ChosenValue[]
  /** Keys alone have no label: they are neither identifiers nor values. */
  readonly hasOwnKeys?: boolean
  /** What else a search finds them by. */
  readonly namesOf?: (id: string) => readonly string[]
}

/** The values that are listed of counts. What the query chooses is among them whatever its place, as it stands there; of a search where it is called so. */
export const valuesOf = async (counts: Counts, { labels, written, search, chosen, hasOwnKeys = labels === ownLabels, namesOf = () => [] }: Listing): Promise<CountedValues> => {
  const meant = chosen.map((one) => ({ ...one, counted: one.keys.length === 1 ? counts.of(one.keys[0] ?? '') : undefined }))
  const looked = new Map([...(search === undefined ? counts.first(LISTED) : counts.first()), ...meant.flatMap(({ counted }) => (counted === undefined ? [] : [counted]))])
  const sought = fieldKey(search ?? '')
  const isSought = ({ id, label }: Label): boolean => [label, ...namesOf(id)].some((name) => fieldKey(name).includes(sought))
  const named = (await labels([...looked.keys()])).filter((one) => sought === '' || isSought(one)).map((one) => ({ ...one, count: looked.get(one.id) ?? 0 })).toSorted(byCountAndLabel)
  const choiceOf = (id: string) => meant.find(({ counted }) => counted?.[0] === id)
  const listed = named.filter(({ id }, at) => at < LISTED_OF_SEARCH || choiceOf(id) !== undefined)
  const asked = await written(listed)
  const values = listed.map(({ id, label, count }, at) => ({ value: choiceOf(id)?.value ?? asked[at] ?? label, label, count }))
  const others = sought === '' ? meant.filter((one) => !listed.some(({ id }) => choiceOf(id) === one)) : []
  const apart = others.map(async ({ value, keys, counted, found }): Promise<FacetValue> => {
    const id = counted?.[0] ?? (keys.length === 1 && !hasOwnKeys ? keys[0] : undefined)
    const [name] = id === undefined ? [] : await labels([id])
    return { value, label: name?.label ?? value, count: counted?.[1] ?? (await found()) }
  })
  return { values: [...values, ...(await Promise.all(apart))], distinct: counts.distinct, missing: counts.missing }
}

/** Folders, and kinds of files by their media types. */
export const countTypes = (columns: ItemColumns, hits: Bitmap, media: Counts): Counts => {
  const counts = new Map<string, number>()
  for (const [mediaType, count] of media.first()) counts.set(assetKindOf(mediaType), (counts.get(assetKindOf(mediaType)) ?? 0) + count)
  const folders = hits.without(columns.assets).count()
  if (folders > 0) counts.set('folder', folders)
  return countsOf(counts, 0)
}

/** What hits are for the portal; `today`: in days since 1970. */
export const countStates = (columns: ItemColumns, hits: Bitmap, today: number): Counts => {
  const counts: Record<PublishingState, number> = { ready: 0, embargoed: 0 }
  let missing = 0
  hits.forEach((position) => {
    const [isReady, isHeld] = [columns.isWebReady(position), columns.heldUntil(position) > today]
    if (isReady) counts.ready += 1
    if (isHeld) counts.embargoed += 1
    if (!isReady && !isHeld) missing += 1
  })
  return countsOf(new Map(Object.entries(counts).filter(([, count]) => count > 0)), missing)
}

/** How many hits lie in each folder, at any depth. */
const withinFolders = (columns: ItemColumns, hits: Bitmap): ReadonlyMap<number, number> => {
  const direct = new Int32Array(columns.size)
  hits.forEach((position) => {
    const parent = columns.parentOf(position)
    direct[parent] = (direct[parent] ?? 0) + 1
  })
  const whole = new Map<number, number>()
  direct.forEach((count, folder) => {
    if (count === 0) return
    const way = new Set<number>()
    for (let at = folder; at !== 0 && !way.has(at); at = columns.parentOf(at)) {
      way.add(at)
      whole.set(at, (whole.get(at) ?? 0) + count)
    }
  })
  return whole
}

/** Of folders at the modules' roots, and right inside those that are `open`; with a search of all of them. */
export const countFolders = (columns: ItemColumns, hits: Bitmap, open: ReadonlySet<number>, isSearch: boolean): Counts => {
  const whole = withinFolders(columns, hits)
  const isListed = (folder: number): boolean => isSearch || columns.parentOf(folder) === 0 || open.has(folder) || open.has(columns.parentOf(folder))
  const counts = new Map([...whole].filter(([folder]) => isListed(folder)).map(([folder, count]) => [columns.ids.at(folder), count]))
  let missing = 0
  hits.forEach((position) => void (missing += columns.parentOf(position) === 0 ? 1 : 0))
  return countsOf(counts, missing)
}
