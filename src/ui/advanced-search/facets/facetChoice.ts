import type { FacetValue } from '../../../application/advanced-search/AdvancedSearchGateway.ts'

/** What a query asks of one field: values of which one must be there, and such as must not. */
export interface FacetChoice {
  readonly included: readonly string[]
  readonly excluded: readonly string[]
}

type ValueState = 'included' | 'excluded' | 'open'

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

/** The first values of a facet, and before them those further down that are chosen. */
export const shownValues = (values: readonly FacetValue[], choice: FacetChoice, most: number): readonly FacetValue[] => [
  ...values.slice(most).filter(({ value }) => stateOf(choice, value) !== 'open'),
  ...values.slice(0, most),
]

export interface FacetChoosing {
  readonly choice: FacetChoice
  readonly onChoose: (choice: FacetChoice) => void
}
