import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

/** Gives the kept asset the relations, the favorite and the persons of others; answers how that is taken back. */
export const takenTies = (library: InMemoryLibrary, keep: string, others: readonly string[]): (() => void) => {
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
  }
}
