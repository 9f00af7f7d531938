import type { Tenant } from './tenant.ts'

type InDatabase = Pick<Tenant, 'database'>

/** What a process keeps in memory of a database, made when it is first asked for, and gone with the connection to it: another database knows nothing of it. */
export const ofDatabase = <Kept>(make: () => Kept): ((tenant: InDatabase) => Kept) => {
  const kept = new WeakMap<object, { readonly value: Kept }>()
  return ({ database }) => {
    const known = kept.get(database) ?? { value: make() }
    kept.set(database, known)
    return known.value
  }
}
