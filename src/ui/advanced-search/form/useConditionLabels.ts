import { useTranslation } from 'react-i18next'
import type { ConditionKind, SearchField } from '../../../domain/advanced-search/conditionFields.ts'
import { attributeIn } from '../../../domain/advanced-search/conditionFields.ts'
import type { Operator } from '../../../domain/advanced-search/condition.ts'
import type { ResourceType } from '../../../domain/access/modules.ts'
import { fieldNamed } from '../../../domain/query-language/fields.ts'
import { useFacetWords } from '../../query-language/useFacetWords.ts'

/** Where one can search. */
export type SearchPlace = ResourceType | 'trash'

const NAMED = { is: 'is', begins: 'begins' } as const

/** The same operator says another thing of a day than of a text. */
const WORDS = {
  words: { equals: 'contains', exact: 'exactly', prefix: 'wordBegins' },
  text: { equals: NAMED.is, prefix: 'contains' },
  name: { equals: NAMED.is, prefix: NAMED.begins },
  day: { equals: NAMED.is, between: 'between', '>=': 'from', '>': 'after', '<=': 'until', '<': 'before' },
  place: { equals: 'near' },
  amount: { equals: NAMED.is, between: 'between', '>=': 'atLeast', '>': 'moreThan', '<=': 'atMost', '<': 'lessThan' },
} as const satisfies Readonly<Record<ConditionKind, Partial<Readonly<Record<Operator, string>>>>>

type OperatorWord = { readonly [Kind in ConditionKind]: (typeof WORDS)[Kind][keyof (typeof WORDS)[Kind]] }[ConditionKind]

const wordOf = (kind: ConditionKind, operator: Operator): OperatorWord | 'any' | 'none' => {
  if (operator === 'any' || operator === 'none') return operator
  const words: Partial<Readonly<Record<Operator, OperatorWord>>> = WORDS[kind]
  return words[operator] ?? NAMED.is
}

/** What fields, operators and values are called where conditions are made. */
export const useConditionLabels = (attributes: readonly SearchField[], names: Readonly<Record<string, string>>) => {
  const { t } = useTranslation()
  const { labelOf } = useFacetWords()
  return {
    /** `field` of none: words anywhere. */
    fieldLabel: (field: string | undefined): string => {
      if (field === undefined) return t('advancedSearch.form.anywhere')
      const own = fieldNamed(field)
      return own === undefined ? (attributeIn(field, attributes)?.name ?? field) : t(`advancedSearch.field.${own}`)
    },
    operatorLabel: (kind: ConditionKind, operator: Operator): string => t(`advancedSearch.form.operator.${wordOf(kind, operator)}`),
    /** `field`: its name in the language, or an attribute's. */
    valueLabel: (field: string, value: string): string => names[value] ?? labelOf({ id: field }, { value, label: value, count: 0 }),
  }
}
