import type { TFunction } from 'i18next'
import type { ContactRelationForm, ContactRelationKind } from '../../domain/contact-relations/contactRelation.ts'
import { edtfText } from '../../domain/metadata/edtfTexts.ts'
import { readDate } from '../../domain/metadata/edtfWords.ts'
import type { Language } from '../../domain/preferences/language.ts'

export const kindText = (t: TFunction, kind: ContactRelationKind): string => t(`activity.contactRelations.${kind}`)

/** From when until when, in words; empty where neither is known. */
export const periodText = (t: TFunction, { from, until }: Pick<ContactRelationForm, 'from' | 'until'>, language: Language): string => {
  const [begun = '', ended = ''] = [from, until].map((date) => (date === '' ? '' : edtfText(date, language)))
  if (begun === '' && ended === '') return ''
  if (ended === '') return t('contactRelations.period.from', { from: begun })
  return begun === '' ? t('contactRelations.period.until', { until: ended }) : t('contactRelations.period.both', { from: begun, until: ended })
}

/** What a date that is being typed means, where it does not say so itself. */
export const meaningOf = (typed: string, language: Language): string | undefined => {
  const text = readDate(typed)?.text
  const words = text === undefined ? typed : edtfText(text, language)
  return words === typed.trim() || text === undefined ? undefined : words
}
