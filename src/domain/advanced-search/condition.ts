import type { FieldTest, Leaf, TextCondition } from '../query-language/query.ts'

/** What a condition asks of its field. `exact`: words just so; `any` and `none`: whether there is a value at all. */
export const OPERATORS = ['equals', 'exact', 'prefix', 'between', '>=', '>', '<=', '<', 'any', 'none'] as const
export type Operator = (typeof OPERATORS)[number]

const OF_TEXT: Readonly<Record<TextCondition['match'], Operator>> = { word: 'equals', phrase: 'exact', prefix: 'prefix' }

export const operatorOf = (leaf: Leaf): Operator => {
  if (leaf.kind === 'text') return OF_TEXT[leaf.match]
  return leaf.test.is === 'compare' ? leaf.test.op : leaf.test.is
}

/** What it compares with, as it is typed: nothing, a value, or two ends. */
export const valuesIn = (leaf: Leaf): readonly string[] => {
  if (leaf.kind === 'text') return [leaf.text]
  const { test } = leaf
  if (test.is === 'between') return [test.from, test.to]
  return 'value' in test ? [test.value] : []
}

const testOf = (operator: Operator, [value = '', other = '']: readonly string[]): FieldTest => {
  switch (operator) {
    case 'any':
    case 'none':
      return { is: operator }
    case 'between':
      return { is: operator, from: value, to: other }
    case 'prefix':
      return { is: operator, value }
    case 'equals':
    case 'exact':
      return { is: 'equals', value }
    default:
      return { is: 'compare', op: operator, value }
  }
}

const matchOf = (operator: Operator): TextCondition['match'] => (operator === 'exact' ? 'phrase' : operator === 'prefix' ? 'prefix' : 'word')

/** The condition with these instead; what is not given stays. `field` of none: words anywhere. */
export const conditionWith = (leaf: Leaf, { operator = operatorOf(leaf), values = valuesIn(leaf) }: { readonly operator?: Operator; readonly values?: readonly string[] }): Leaf =>
  leaf.kind === 'text' ? { ...leaf, text: values[0] ?? '', match: matchOf(operator) } : { ...leaf, test: testOf(operator, values) }

/** A condition on a field that asks for nothing yet; without a field, words anywhere. */
export const conditionOn = (field: string | undefined, operator: Operator): Leaf =>
  field === undefined ? { kind: 'text', text: '', match: matchOf(operator) } : { kind: 'field', field, test: testOf(operator, []) }
