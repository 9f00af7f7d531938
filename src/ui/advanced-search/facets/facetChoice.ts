import type { Facet, FacetValue } from '../../../application/advanced-search/AdvancedSearchGateway.ts'

/** What a query asks of one field: values of which one must be there, and such as must not. */
export interface FacetChoice {
  readonly included: readonly string[]
  readonly excluded: readonly string[]
}

export type ValueState = 'included' | 'excluded' | 'open'

export const stateOf = ({ included, excluded }: FacetChoice, value: string): ValueState =>
  included.includes(value) ? 'included' : excluded.includes(value) ? 'excluded' : 'open'

/** The choice with a value brought to a state; the other values stay as they are. */
export const withValue = (choice: FacetChoice, value: string, state: ValueState): FacetChoice => {
  const [included, excluded] = [choice.included, choice.excluded].map((values) => values.filter((one) => one !== value))
  return {
    included: [...(included ?? []), ...(state === 'included' ? [value] : [])],
    excluded: [...(excluded ?? []), ...(state === 'excluded' ? [value] : [])],
  }
}

export const isChosen = ({ included, excluded }: FacetChoice): boolean => included.length + excluded.length > 0

/** The values of a facet as they are shown: what is chosen is among them, though nothing is found of it any more. */
export const shownValues = (facet: Extract<Facet, { kind: 'terms' }>, { included, excluded }: FacetChoice): readonly FacetValue[] => {
  const there = new Set(facet.values.map(({ value }) => value))
  const others = [...included, ...excluded].filter((value) => !there.has(value)).map((value) => ({ value, label: value, count: 0 }))
  return [...others, ...facet.values]
}

export interface FacetChoosing {
  readonly choice: FacetChoice
  readonly onChoose: (choice: FacetChoice) => void
}
