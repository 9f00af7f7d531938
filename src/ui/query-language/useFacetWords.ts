import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { kindText } from '../contact-relations/relationTexts.ts'
import { unreadReason } from '../../domain/query-language/unreadValues.ts'
import { publishingStateOf } from '../../domain/query-language/publishingStates.ts'
import { contactValueOf } from '../../domain/query-language/contactValue.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { isRightsStatement } from '../../domain/rights-statements/rightsStatement.ts'
import type { Facet, FacetValue } from '../../application/advanced-search/AdvancedSearchGateway.ts'

const FIELDS = ['type', 'repository', 'folder', 'tag', 'person', 'contact', 'by', 'added', 'rights', 'is', 'unread'] as const
const TYPES = ['image', 'document', 'video', 'audio', 'text', 'folder', 'other'] as const

/** What facets and their values are called: attributes by their own names, the rest in the reader's language. */
export const useFacetWords = () => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  return useMemo(() => ({
    titleOf: ({ id, label }: Pick<Facet, 'id' | 'label'>): string => {
      const field = FIELDS.find((one) => one === id)
      return field === undefined ? (label ?? id) : t(`advancedSearch.facets.title.${field}`)
    },
    labelOf: ({ id }: Pick<Facet, 'id'>, { value, label }: FacetValue): string => {
      if (id === 'contact') {
        const { of, name } = contactValueOf(value)
        const who = label === value ? name : label
        return of === undefined ? who : [kindText(t, of), who].filter((part) => part !== '').join(': ')
      }
      const reason = id === 'unread' ? unreadReason(value) : undefined
      if (reason !== undefined) return t(`library.unread.${reason}`)
      if (id === 'rights' && isRightsStatement(value)) return rightsName(value, language)
      const state = id === 'is' ? publishingStateOf(value) : undefined
      if (state !== undefined) return t(`advancedSearch.state.${state}`)
      const type = id === 'type' ? TYPES.find((one) => one === label) : undefined
      return type === undefined ? label : t(`advancedSearch.type.${type}`)
    },
  }), [t, language])
}
