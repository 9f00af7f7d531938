import { embargoInForce } from '../../domain/publishing/embargo.ts'
import { embargoAboveIn, holdUntil } from '../memory/inMemoryRules.ts'
import type { KeptRelation } from '../memory/InMemoryContacts.ts'
import type { Memory } from '../memory/Memory.ts'

/** The days that hold an asset back, its own and that of the folders above it. */
const daysOf = ({ library }: Memory, id: string) => {
  const asset = library.assets.get(id)
  return [asset?.embargoUntil ?? null, embargoAboveIn(library, asset?.folderId ?? null)?.until ?? null]
}

/** Holds the kept asset back until the latest of the days; answers how that is taken back. */
const heldBack = (memory: Memory, keep: string, others: readonly string[]): (() => void) => {
  const own = memory.library.assets.get(keep)?.embargoUntil ?? null
  const latest = embargoInForce([own, ...others.flatMap((id) => daysOf(memory, id))], new Date().toISOString().slice(0, 10))
  if (latest === own) return () => undefined
  holdUntil(memory.library, keep, latest)
  // Another day that it was given since stays.
  return () => (memory.library.assets.get(keep)?.embargoUntil === latest ? holdUntil(memory.library, keep, own) : undefined)
}

/** Gives the kept asset what contacts are to others; answers how that is taken back. */
const takenContacts = ({ library, contactRelations }: Memory, keep: string, others: readonly string[]): (() => void) => {
  const kept = library.assets.get(keep)
  const keyOf = ({ contactId, kind, from, until }: KeptRelation) => JSON.stringify([contactId, kind, from, until])
  const known = new Set([...contactRelations.values()].filter(({ place }) => place.id === keep).map(keyOf))
  const fresh = [...contactRelations.values()].filter((one) => others.includes(one.place.id) && !known.has(keyOf(one)) && known.add(keyOf(one)) !== undefined)
  const given = kept === undefined ? [] : fresh.map((one) => ({ ...one, id: library.nextId(), revision: 1, place: { kind: 'asset', type: kept.type, id: keep } as const }))
  for (const one of given) contactRelations.set(one.id, one)
  return () => given.forEach(({ id }) => contactRelations.delete(id))
}

/** Gives the kept asset the relations, also to contacts, the favorite, the persons and the later embargo of others; answers how that is taken back. */
export const takenTies = (memory: Memory, keep: string, others: readonly string[]): (() => void) => {
  const { library } = memory
  const release = heldBack(memory, keep, others)
  const giveContactsBack = takenContacts(memory, keep, others)
  const kept = library.assets.get(keep)
  const before = { relations: library.relations, persons: library.persons.get(keep), isFavorite: library.favorites.has(keep) }
  const isOther = ({ id }: { readonly id: string }): boolean => others.includes(id)
  const partners = library.relations.flatMap(([one, other]) => (isOther(one) ? [other] : isOther(other) ? [one] : []))
  const related = new Set(library.relations.filter((pair) => pair.some(({ id }) => id === keep)).flatMap((pair) => pair.map(({ id }) => id)))
  const fresh = [...new Map(partners.map((one) => [one.id, one])).values()].filter(({ id }) => id !== keep && !others.includes(id) && !related.has(id))
  library.relations = [...library.relations, ...fresh.map((one) => [{ kind: 'asset', id: keep } as const, one] as const)]
  if (others.some((id) => library.favorites.has(id))) library.favorites.add(keep)
  if (kept !== undefined) library.assets.set(keep, { ...(library.assets.get(keep) ?? kept), favorite: library.favorites.has(keep) })
  const named = library.persons.get(keep) ?? []
  const known = new Set(named.map(({ name }) => name.toLowerCase()))
  const persons = others.flatMap((id) => library.persons.get(id) ?? []).filter(({ name }) => !known.has(name.toLowerCase()) && known.add(name.toLowerCase()) !== undefined)
  if (kept?.preview === 'image' && persons.length > 0) library.persons.set(keep, [...named, ...persons.map((one) => ({ ...one, id: library.nextId() }))])
  return () => {
    library.relations = before.relations
    if (before.persons === undefined) library.persons.delete(keep)
    else library.persons.set(keep, before.persons)
    if (!before.isFavorite) library.favorites.delete(keep)
    const asset = library.assets.get(keep)
    if (asset !== undefined) library.assets.set(keep, { ...asset, favorite: before.isFavorite })
    release()
    giveContactsBack()
  }
}
