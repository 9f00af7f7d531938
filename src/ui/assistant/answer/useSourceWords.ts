import { useTranslation } from 'react-i18next'
import type { Source } from '../../../domain/assistant/chat.ts'
import { CONTACT_RELATION_KINDS } from '../../../domain/contact-relations/contactRelation.ts'
import { fieldNamed } from '../../../domain/query-language/fields.ts'

/** What of something an answer stands on, in words: a page, a field, what a contact is to an asset, or the thing itself. */
export const useSourceWords = (): ((source: Source) => string) => {
  const { t } = useTranslation()
  return ({ kind, page, field }) => {
    if (page !== undefined) return t('assistant.sources.page', { page })
    if (field === undefined) return t(`assistant.sources.kinds.${kind}`)
    const relation = CONTACT_RELATION_KINDS.find((one) => one === field)
    if (relation !== undefined) return t(`activity.contactRelations.${relation}`)
    const known = fieldNamed(field)
    return known === undefined ? field : t(`advancedSearch.field.${known}`)
  }
}
