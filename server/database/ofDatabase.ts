/** What a process keeps in memory of a database, made when it is first asked for, and gone with the connection to it: another database knows nothing of it. */
export const ofDatabase = <Kept, Of extends object = object>(make: (database: Of) => Kept): ((of: { readonly database: Of }) => Kept) => {
  const kept = new WeakMap<Of, { readonly value: Kept }>()
  return ({ database }) => {
    const known = kept.get(database) ?? { value: make(database) }
    kept.set(database, known)
    return known.value
  }
}
