import type { AccountFilter } from '../../application/users/UserGateway.ts'
import { ACCOUNT_STATES } from '../../domain/users/account.ts'

const NAMES = { search: 'account', roleId: 'role', state: 'state' } as const

/** The parts of an address by which accounts are narrowed. */
export const ACCOUNT_FILTERS: readonly string[] = Object.values(NAMES)

/** What the accounts are narrowed to, by the address. */
export const filterOf = (search: URLSearchParams): AccountFilter => {
  const [part, roleId] = [search.get(NAMES.search), search.get(NAMES.roleId)]
  const state = ACCOUNT_STATES.find((known) => known === search.get(NAMES.state))
  return {
    ...(part === null || part === '' ? {} : { search: part }),
    ...(roleId === null || roleId === '' ? {} : { roleId }),
    ...(state === undefined ? {} : { state }),
  }
}

/** The address with another filter; an empty value narrows no more. */
export const narrowed = (search: URLSearchParams, field: keyof AccountFilter, value: string): URLSearchParams => {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(NAMES[field])
  else next.set(NAMES[field], value)
  return next
}
