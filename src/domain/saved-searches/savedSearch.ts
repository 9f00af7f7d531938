import { isAllowed } from '../access/evaluate.ts'
import type { Permission } from '../access/permissions.ts'
import { queryProblem } from '../query-language/limits.ts'
import { parseQuery } from '../query-language/parse.ts'
import { printQuery } from '../query-language/print.ts'
import { ROLE_RIGHTS } from '../roles/rights.ts'
import { problemsIn } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { line, type Rule } from '../validation/rules.ts'

/** Roles that one search is saved for, at most. */
export const MOST_ROLES = 50
/** Searches that one person keeps, at most. */
export const MOST_SAVED = 200
/** Searches that are remembered of one person, the last ones. */
export const MOST_RECENT = 20

/** What is said of a search that is saved; no roles: it is private. */
export interface SavedSearchForm {
  readonly name: string
  readonly q: string
  readonly roleIds: readonly string[]
}

/** A search under a name. It is evaluated with the rights of whoever looks. */
export interface SavedSearch extends SavedSearchForm {
  readonly id: string
  /** As it is printed. */
  readonly q: string
  readonly isOwn: boolean
  /** Who saved it, by their name; empty where nobody is known. */
  readonly owner: string
  /** Assets that it finds, and that were added since the viewer last looked; at first, since it was saved. */
  readonly news: number
  readonly revision: number
}

/** What somebody searched for. */
export interface RecentSearch {
  readonly q: string
  /** ISO 8601. */
  readonly at: string
}

/** A query as it is kept: two that mean the same are one. */
export const keptQuery = (q: string): string => printQuery(parseQuery(q))

/** What looks for everything is no search. */
const query: Rule = (q) => queryProblem(q) ?? (keptQuery(q) === '' ? { code: 'noSearchCriterion' } : undefined)

const roles = (ids: readonly string[]): Problem | undefined => {
  if (new Set(ids).size < ids.length) return { code: 'duplicated' }
  return ids.length > MOST_ROLES ? { code: 'aboveMaximum', limit: MOST_ROLES } : undefined
}

export const savedSearchProblems = (form: SavedSearchForm): FieldProblems => problemsIn(form, { name: line(1, 255), q: query, roleIds: roles })

/** They see all that is for roles. */
export const managesRoles = (permissions: readonly Permission[]): boolean => isAllowed(permissions, ROLE_RIGHTS.manageRoles.requirement)

/** Whoever saved it; what is there for roles also who manages these. */
export const mayChange = ({ isOwn, roleIds }: Pick<SavedSearch, 'isOwn' | 'roleIds'>, permissions: readonly Permission[]): boolean =>
  isOwn || (roleIds.length > 0 && managesRoles(permissions))

/** Which roles there are is told to those who may list them: the others save for themselves alone. */
export const mayShare = (permissions: readonly Permission[]): boolean => isAllowed(permissions, ROLE_RIGHTS.listRoles.requirement)
