import { topOf } from '../query-language/facets.ts'
import { queryProblem } from '../query-language/limits.ts'
import { allOf, anyOf, leafOf, noneOf } from '../query-language/normalForm.ts'
import { parseQuery } from '../query-language/parse.ts'
import { printQuery } from '../query-language/print.ts'
import type { Leaf, Query } from '../query-language/query.ts'
import { advancedSearchProblems, type AdvancedSearchForm } from '../search/advanced.ts'
import { FIRST_DATE, LAST_DATE, parseDate } from '../validation/dates.ts'
import { alsoAt } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'

/** The form of advanced search: what section 5 asks for, and conditions in groups. What is not asked for is empty; dates are MM/dd/yyyy. */
export interface SearchForm extends AdvancedSearchForm {
  /** All of them hold. */
  readonly all: readonly Leaf[]
  /** Of each group, any. */
  readonly any: readonly (readonly Leaf[])[]
  /** None of them holds. */
  readonly none: readonly Leaf[]
}

export const EMPTY_FORM: SearchForm = { term: '', assetType: '', repositoryId: '', from: '', until: '', all: [], any: [], none: [] }

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
  ])

const isLeaf = (query: Query): query is Leaf => query.kind === 'text' || query.kind === 'field'

const slashed = (day: string): string => {
  const written = day.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$2/$3/$1')
  return parseDate(written) === day && day >= FIRST_DATE && day <= LAST_DATE ? written : ''
}

/** What one of the form's own fields shows; nothing where it is no condition for them, or the field has one already. */
const simple = (form: SearchForm, { field, test }: Leaf & { readonly kind: 'field' }): Partial<SearchForm> | undefined => {
  if (field === 'type' && test.is === 'equals' && form.assetType === '') return { assetType: test.value }
  const id = field === 'repository' && test.is === 'equals' ? /^id:(.+)$/.exec(test.value)?.[1] : undefined
  if (id !== undefined && form.repositoryId === '') return { repositoryId: id }
  if (field !== 'added' || test.is !== 'between' || form.from !== '') return undefined
  const [from, until] = [slashed(test.from), slashed(test.to)]
  return from === '' || until === '' || test.to < test.from ? undefined : { from, until }
}

const withPart = (form: SearchForm, part: Query): SearchForm | undefined => {
  if (part.kind === 'text') return { ...form, term: form.term === '' ? printQuery(part) : `${form.term} ${printQuery(part)}` }
  if (part.kind === 'field') return { ...form, ...(simple(form, part) ?? { all: [...form.all, part] }) }
  if (part.kind === 'or' && part.parts.every(isLeaf)) return { ...form, any: [...form.any, part.parts] }
  if (part.kind !== 'not') return undefined
  if (isLeaf(part.part)) return { ...form, none: [...form.none, part.part] }
  return part.part.kind === 'or' && part.part.parts.every(isLeaf) ? withParts(form, part.part.parts.map(noneOf)) : undefined
}

const withParts = (form: SearchForm, parts: readonly Query[]): SearchForm | undefined =>
  parts.reduce<SearchForm | undefined>((made, part) => (made === undefined ? undefined : withPart(made, part)), form)

/** The form that asks for the same; nothing where conditions lie deeper in one another than it can show: there the text stands for it. */
export const formOfQuery = (query: Query): SearchForm | undefined => {
  const form = withParts(EMPTY_FORM, topOf(query))
  // The term has its own limits, which a query that was typed goes beyond.
  return form === undefined || advancedSearchProblems(form)['term']?.code === 'tooLong' ? undefined : form
}

const hasConditions = ({ all, any, none }: SearchForm): boolean => [...all, ...any.flat(), ...none].some((leaf) => leafOf(leaf) !== undefined)

/** The verdict on the form (specification section 5); a condition is as good as a term. */
export const searchFormProblems = (form: SearchForm): FieldProblems => {
  const problems = advancedSearchProblems(form)
  const { term, ...others } = problems
  if (term?.code === 'noSearchCriterion') return hasConditions(form) ? others : problems
  return alsoAt(problems, 'term', queryProblem(printQuery(queryOfForm(form))))
}
