import type { Module } from '../access/modules.ts'
import type { Direction } from '../assets/asset.ts'
import type { OrganizationState } from './lifecycle.ts'

/** By what the list of organizations can be ordered. */
export const ORGANIZATION_SORTS = ['name', 'type', 'users', 'storage', 'files', 'state', 'lastActivity'] as const
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number]

/** What the list shows, and how: what its address says. */
export interface OrganizationView {
  /** Part of the name; empty: all. */
  readonly term: string
  readonly type?: string
  readonly state?: OrganizationState
  readonly module?: Module
  readonly sort: OrganizationSort
  readonly direction: Direction
}

export const ALL_BY_NAME: OrganizationView = { term: '', sort: 'name', direction: 'asc' }

/** Whether something is left out of the list. */
export const isNarrowed = ({ term, type, state, module }: OrganizationView): boolean =>
  term !== '' || type !== undefined || state !== undefined || module !== undefined

/** Whether both find the same organizations, in whatever order. */
export const findsSame = (one: OrganizationView, other: OrganizationView): boolean =>
  one.term === other.term && one.type === other.type && one.state === other.state && one.module === other.module

/** What is much, or late, stands first where somebody orders by it; names begin with A. */
const firstDirection = (sort: OrganizationSort): Direction => (sort === 'name' || sort === 'type' || sort === 'state' ? 'asc' : 'desc')

/** The order that choosing a column leads to: another column in its own direction, the same one the other way round. */
export const orderedBy = (now: Pick<OrganizationView, 'sort' | 'direction'>, sort: OrganizationSort): Pick<OrganizationView, 'sort' | 'direction'> => {
  if (now.sort !== sort) return { sort, direction: firstDirection(sort) }
  return { sort, direction: now.direction === 'asc' ? 'desc' : 'asc' }
}
