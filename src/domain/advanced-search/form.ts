import { topOf } from '../query-language/facets.ts'
import { queryProblem } from '../query-language/limits.ts'
import { allOf, anyOf, leafOf, noneOf } from '../query-language/normalForm.ts'
import { parseQuery } from '../query-language/parse.ts'
import { printQuery } from '../query-language/print.ts'
import type { Leaf, Query } from '../query-language/query.ts'
import { advancedSearchProblems, type AdvancedSearchForm } from '../search/advanced.ts'
import { termProblem } from '../search/query.ts'
import { parseDate } from '../validation/dates.ts'
import { alsoAt } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import { shownDay } from './writtenDay.ts'

/** The form of advanced search: what section 5 asks for, and conditions in groups. What is not asked for is empty; dates are MM/dd/yyyy. */
export interface SearchForm extends AdvancedSearchForm {
  /** All of them hold. */
  readonly all: readonly Leaf[]
  /** Of each group, any. */
  readonly any: readonly (readonly Leaf[])[]
  /** None of them holds. */
  readonly none: readonly Leaf[]
  /** Conditions that lie deeper in one another than the groups go, as they are typed; they hold as well. */
  readonly others: readonly string[]
}

export const EMPTY_FORM: SearchForm = { term: '', assetType: '', repositoryId: '', from: '', until: '', all: [], any: [], none: [], others: [] }

const leaves = (conditions: readonly Leaf[]): readonly Leaf[] => conditions.map(leafOf).filter((leaf) => leaf !== undefined)

const equal = (field: string, value: string): readonly Leaf[] => (isBlank(value) ? [] : leaves([{ kind: 'field', field, test: { is: 'equals', value } }]))

const period = ({ from, until }: SearchForm): readonly Leaf[] => {
  const [first, last] = [parseDate(from), parseDate(until)]
  return first === undefined || last === undefined ? [] : [{ kind: 'field', field: 'added', test: { is: 'between', from: first, to: last } }]
}

/** What the form asks for. Of a form with problems, what of it can be read. */
export const queryOfForm = (form: SearchForm): Query =>
  allOf([
    parseQuery(form.term),
    ...equal('type', form.assetType),
    ...equal('repository', isBlank(form.repositoryId) ? '' : `id:${form.repositoryId}`),
    ...period(form),
    ...leaves(form.all),
    ...form.any.map(leaves).filter((group) => group.length > 0).map(anyOf),
    ...leaves(form.none).map(noneOf),
    ...form.others.map(parseQuery),
  ])

const isLeaf = (query: Query): query is Leaf => query.kind === 'text' || query.kind === 'field'

/** What one of the form's own fields shows; nothing where it is no condition for them, or the field has one already. */
const simple = (form: SearchForm, { field, test }: Leaf & { readonly kind: 'field' }): Partial<SearchForm> | undefined => {
  if (field === 'type' && test.is === 'equals' && form.assetType === '') return { assetType: test.value }
  const id = field === 'repository' && test.is === 'equals' ? /^id:(.+)$/.exec(test.value)?.[1] : undefined
  if (id !== undefined && form.repositoryId === '') return { repositoryId: id }
  if (field !== 'added' || test.is !== 'between' || form.from !== '') return undefined
  const [from, until] = [shownDay(test.from), shownDay(test.to)]
  return from === undefined || until === undefined || test.to < test.from ? undefined : { from, until }
}

const withText = (form: SearchForm, text: string): SearchForm => {
  const term = form.term === '' ? text : `${form.term} ${text}`
  // The term has its own limits, which a query that was typed goes beyond.
  return termProblem(term) === undefined ? { ...form, term } : { ...form, others: [...form.others, text] }
}

const withPart = (form: SearchForm, part: Query): SearchForm => {
  if (part.kind === 'text') return withText(form, printQuery(part))
  if (part.kind === 'field') return { ...form, ...(simple(form, part) ?? { all: [...form.all, part] }) }
  if (part.kind === 'or' && part.parts.every(isLeaf)) return { ...form, any: [...form.any, part.parts] }
  if (part.kind === 'not' && isLeaf(part.part)) return { ...form, none: [...form.none, part.part] }
  return { ...form, others: [...form.others, printQuery(part)] }
}

/** What keeps out any of several conditions keeps out each of them: the form has a row for each. */
const rowsOf = (part: Query): readonly Query[] =>
  part.kind === 'not' && part.part.kind === 'or' && part.part.parts.every(isLeaf) ? part.part.parts.map(noneOf) : [part]

/** The form that asks for the same; what two conditions ask for stands in it once. */
export const formOfQuery = (query: Query): SearchForm => topOf(allOf(topOf(query).flatMap(rowsOf))).reduce(withPart, EMPTY_FORM)

const hasConditions = ({ all, any, none, others }: SearchForm): boolean =>
  [...all, ...any.flat(), ...none].some((leaf) => leafOf(leaf) !== undefined) || others.some((text) => parseQuery(text).kind !== 'everything')

/** The verdict on the form (specification section 5); a condition is as good as a term. */
export const searchFormProblems = (form: SearchForm): FieldProblems => {
  const problems = advancedSearchProblems(form)
  const { term, ...others } = problems
  if (term?.code === 'noSearchCriterion') return hasConditions(form) ? others : problems
  return alsoAt(problems, 'term', queryProblem(printQuery(queryOfForm(form))))
}
