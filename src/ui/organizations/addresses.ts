import { ACCOUNT_FILTERS } from '../users/addresses.ts'

/** The page of organizations and accounts. */
export const ORGANIZATIONS = '/admin-panel/organizations-accounts'

export const termOf = (search: URLSearchParams): string => search.get('term') ?? ''

/** The page at another organization, whose accounts are all shown, or narrowed to another part of a name. */
export const organizationsAddress = (search: URLSearchParams, change: { readonly organization?: string; readonly term?: string }): string => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  if (change.organization !== undefined) ACCOUNT_FILTERS.forEach((name) => next.delete(name))
  const text = next.toString()
  return text === '' ? ORGANIZATIONS : `${ORGANIZATIONS}?${text}`
}
