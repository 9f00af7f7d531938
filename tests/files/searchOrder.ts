import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { SearchItem } from '../../src/domain/query-language/searchItem.ts'
import type { Holdings } from './searchHoldings.ts'

/** By what an item is sorted; undefined: it has none, and comes last. */
type KeyOf = (item: SearchItem) => string | number | undefined

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))

/** Equal ones by identifier; what has no key stands last in either direction. */
export const inOrderOf = (items: readonly SearchItem[], keyOf: KeyOf, direction: 'asc' | 'desc'): readonly string[] => {
  const all = items.map((item) => ({ id: item.id, key: keyOf(item) }))
  const sorted = (isBlank: boolean) =>
    all.filter(({ key }) => (key === undefined) === isBlank).toSorted((one, other) => (compared(one.key ?? 0, other.key ?? 0) || compared(one.id, other.id)) * (direction === 'asc' ? 1 : -1))
  return [...sorted(false), ...sorted(true)].map(({ id }) => id)
}

/** Of several values the first. A contact and an asset stand by their names, a place from south to north. */
export const keyOfAttribute = (name: string, { nameOf }: Pick<Holdings, 'nameOf'>): KeyOf => (item) => {
  const said = item.kind === 'folder' ? undefined : item.values.find(({ attribute }) => attribute.name === name)
  const [value] = said?.values ?? []
  if (said === undefined || value === undefined) return undefined
  if (said.attribute.type === 'contact' || said.attribute.type === 'asset') return nameKey(nameOf(value))
  if (said.attribute.type === 'coordinates') return Number(value.split(',')[0])
  return VALUE_TYPES[said.attribute.type].sortOf(value, said.attribute)
}

/** What belongs to every organization; folders have neither a size nor a repository. */
export const keyOfItem = (by: 'name' | 'size' | 'repository' | 'by', { nameOf }: Pick<Holdings, 'nameOf'>): KeyOf => (item) => {
  if (by === 'name') return nameKey(item.name)
  if (by === 'by') return nameOf(item.addedBy).toLowerCase()
  if (item.kind === 'folder') return undefined
  if (by === 'size') return item.size
  return item.repositoryId === null ? undefined : nameKey(nameOf(item.repositoryId))
}
