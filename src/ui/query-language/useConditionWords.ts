import { useTranslation } from 'react-i18next'
import type { Facet } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { shownDay } from '../../domain/advanced-search/writtenDay.ts'
import { nearIn } from '../../domain/metadata-table/nearPlace.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { quoted } from '../../domain/preferences/quoted.ts'
import { type Field, fieldNamed, sameField } from '../../domain/query-language/fields.ts'
import { isIdValue } from '../../domain/query-language/conditions.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import type { FieldTest, Query } from '../../domain/query-language/query.ts'
import { nearText } from '../texts/nearText.ts'
import { calledText } from './calledText.ts'
import { namedQuery } from './typedQuery.ts'
import { useFacetWords } from './useFacetWords.ts'
import type { NameOf } from './useQueryNames.ts'

/** What a condition says: of a field its name, and what is asked of it. */
export interface ConditionWords {
  readonly field?: string
  readonly text: string
  readonly isExcluded: boolean
}

/** Fields of days; of attributes those are whose facet is one of years. */
const OF_DAYS: readonly (string | undefined)[] = ['added', 'changed', 'embargo'] satisfies readonly Field[]

/** Conditions in words, with the names that the facets have for their values; `nameOf`: of those that are identifiers. */
export const useConditionWords = (facets: readonly Facet[], nameOf?: NameOf) => {
  const { t, i18n } = useTranslation()
  const { labelOf } = useFacetWords()
  const language = matchLanguage(i18n.language)

  const facetOf = (name: string): Facet | undefined => facets.find(({ field }) => sameField(field, name))
  /** Days as people read them. */
  const dayIn = (name: string, value: string): string => (OF_DAYS.includes(fieldNamed(name)) || facetOf(name)?.kind === 'histogram' ? (shownDay(value) ?? value) : value)
  const placeIn = (name: string, value: string): string | undefined => {
    if (fieldNamed(name) === 'ready') return value === 'web' ? t('advancedSearch.form.web') : undefined
    if (fieldNamed(name) !== 'in') return undefined
    const module = RESOURCE_TYPES.find((type) => type.toLowerCase() === value.toLowerCase())
    return module === undefined ? (value.toLowerCase() === 'trash' ? t('trash.title') : undefined) : t(`shell.modules.${module}`)
  }
  const labelIn = (name: string, value: string): string => {
    const facet = facetOf(name)
    const found = facet?.kind === 'terms' ? facet.values.find((one) => one.value === value) : undefined
    if (facet !== undefined && found !== undefined && found.label !== value) return labelOf(facet, found)
    const called = nameOf !== undefined && isIdValue(value) ? calledText(t, nameOf(value)) : value
    return labelOf({ id: facet?.id ?? name }, { value, label: called, count: 0 })
  }
  const fieldWords = (name: string): string => {
    const field = fieldNamed(name)
    if (field !== undefined) return t(`advancedSearch.field.${field}`)
    return facetOf(name)?.label ?? name
  }
  const valueWords = (name: string, test: FieldTest): string => {
    switch (test.is) {
      case 'equals': {
        const [from, to] = test.value.split('/').map((end) => dayIn(name, end.replace(/^Y/, '')))
        const isSpan = /^Y?[\d-]+\/Y?[\d-]+$/.test(test.value)
        const near = fieldNamed(name) === undefined ? nearIn(test.value, language) : undefined
        if (near !== undefined) return nearText(t, near, language)
        return isSpan && from !== undefined && to !== undefined ? t('advancedSearch.condition.between', { from, to }) : (placeIn(name, test.value) ?? labelIn(name, dayIn(name, test.value)))
      }
      case 'prefix':
        return `${labelIn(name, test.value)}…`
      case 'compare':
        return `${test.op} ${dayIn(name, test.value)}`
      case 'between':
        return t('advancedSearch.condition.between', { from: dayIn(name, test.from), to: dayIn(name, test.to) })
      case 'any':
        return t('advancedSearch.condition.any')
      case 'none':
        return t('advancedSearch.condition.none')
    }
  }
  const plain = (query: Query): Omit<ConditionWords, 'isExcluded'> => {
    if (query.kind === 'text') return { text: query.match === 'word' ? query.text : query.match === 'prefix' ? `${query.text}…` : quoted(query.text, language) }
    if (query.kind === 'field') return { field: fieldWords(query.field), text: valueWords(query.field, query.test) }
    const parts = query.kind === 'or' ? query.parts.map(plain) : []
    const [first] = parts
    const isOfOneField = first?.field !== undefined && parts.every(({ field }) => field === first.field)
    if (!isOfOneField) return { text: nameOf === undefined ? printQuery(query) : namedQuery(t, nameOf, query) }
    return { field: first.field, text: parts.map(({ text }) => text).reduce((one, other) => t('advancedSearch.condition.or', { one, other })) }
  }
  return (query: Query): ConditionWords => (query.kind === 'not' ? { ...plain(query.part), isExcluded: true } : { ...plain(query), isExcluded: false })
}
