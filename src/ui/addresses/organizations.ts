import { MODULES } from '../../domain/access/modules.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'
import { ORGANIZATION_STATES } from '../../domain/organizations/lifecycle.ts'
import { ALL_BY_NAME, ORGANIZATION_SORTS, type OrganizationView } from '../../domain/organizations/list.ts'
import { ACCOUNT_FILTERS } from './users.ts'

/** The page of organizations and accounts. */
export const ORGANIZATIONS = '/admin-panel/organizations-accounts'

/** The parts of an address that say what the list shows; `state` is the accounts' own. */
const NAMES = { term: 'term', type: 'type', state: 'state', module: 'module', sort: 'sort', direction: 'direction' } as const

/** What the list shows, by the address. */
export const organizationViewOf = (search: URLSearchParams): OrganizationView => {
  const type = search.get(NAMES.type)
  const state = ORGANIZATION_STATES.find((known) => known === search.get(NAMES.state))
  const module = MODULES.find((known) => known === search.get(NAMES.module))
  return {
    term: search.get(NAMES.term) ?? '',
    ...(type === null || type === '' ? {} : { type }),
    ...(state === undefined ? {} : { state }),
    ...(module === undefined ? {} : { module }),
    sort: ORGANIZATION_SORTS.find((known) => known === search.get(NAMES.sort)) ?? ALL_BY_NAME.sort,
    direction: DIRECTIONS.find((known) => known === search.get(NAMES.direction)) ?? ALL_BY_NAME.direction,
  }
}

/** The address of the list with parts of it changed; what is as it is without an address is not in it. */
export const viewed = (search: URLSearchParams, change: { readonly [Part in keyof OrganizationView]?: string }): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const part of Object.keys(change) as (keyof OrganizationView)[]) {
    const value = change[part] ?? ''
    const isUsual = value === '' || (part === 'sort' || part === 'direction' ? value === ALL_BY_NAME[part] : false)
    if (isUsual) next.delete(NAMES[part])
    else next.set(NAMES[part], value)
  }
  return next
}

/** Parts of an address that are of what is below the list. */
const OF_ONE: readonly string[] = ['organization', ...ACCOUNT_FILTERS]

const without = (search: URLSearchParams): string => {
  const next = new URLSearchParams(search)
  OF_ONE.forEach((name) => next.delete(name))
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}

/** The list, as it was left. */
export const listAddress = (search: URLSearchParams): string => `${ORGANIZATIONS}${without(search)}`

/** The page of one organization; on the way back the list is as it was. */
export const organizationAddress = (search: URLSearchParams, organizationId: string): string =>
  `${ORGANIZATIONS}/detail/${organizationId}/details${without(search)}`

/** A dialog about an account of an organization, behind which that organization stands. */
export const accountDialogAddress = (search: URLSearchParams, organizationId: string, path: string): string => {
  const next = new URLSearchParams(search)
  next.set('organization', organizationId)
  return `${ORGANIZATIONS}/${path}?${next.toString()}`
}

/** Its accounts, for an address that names it beside the list. */
export const accountsAddress = (search: URLSearchParams, organizationId: string): string => {
  const next = new URLSearchParams(search)
  next.delete('organization')
  const text = next.toString()
  return `${ORGANIZATIONS}/detail/${organizationId}/accounts${text === '' ? '' : `?${text}`}`
}
