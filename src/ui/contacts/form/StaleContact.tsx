import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ContactFormActor } from '../../../application/contacts/contactForm.machine.ts'
import { type ContactField, type ContactForm, formOf } from '../../../domain/contacts/contact.ts'
import { changedFields } from '../../../domain/contacts/contactChanges.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { Alert } from '../../kit/Alert.tsx'
import { Versions } from '../../kit/Versions.tsx'
import { countryText } from '../../texts/organizationTexts.ts'
import { categoryNameIn } from '../categoryText.ts'

/** Somebody else has saved the contact meanwhile: both versions where they differ. */
export const StaleContact = ({ actor }: { readonly actor: ContactFormActor }) => {
  const { t, i18n } = useTranslation()
  const { form, theirs, categories } = useSelector(actor, ({ context }) => context)
  if (theirs === undefined) return null
  const language = matchLanguage(i18n.language)
  const textOf = (of: ContactForm, field: ContactField): string => {
    if (field === 'categoryId') return categoryNameIn(t, categories, of.categoryId)
    return field === 'country' && of.country !== '' ? countryText(of.country, language) : of[field]
  }
  return (
    <>
      <Alert>{t('contacts.stale')}</Alert>
      <Versions
        differences={changedFields(form, formOf(theirs)).map((field) => ({
          field: t(`contacts.fields.${field}`),
          mine: textOf(form, field),
          theirs: textOf(theirs, field),
        }))}
      />
    </>
  )
}
