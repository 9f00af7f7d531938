import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ContactPurgeActor } from '../../application/contacts/contactPurge.machine.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { failureText } from '../texts/failureText.ts'

/** Asks before contacts are deleted for good, by name. */
export const PurgeDialog = ({ purge }: { readonly purge: ContactPurgeActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(purge, (current) => current)
  const { contacts, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  return (
    <ConfirmDialog
      title={t('contacts.purging.title', { count: contacts.length })}
      text={failure === undefined ? t('contacts.purging.text') : failureText(t, failure, matchLanguage(i18n.language))}
      names={contacts.map(contactName)}
      confirmLabel={t('contacts.purge')}
      busy={snapshot.matches('working')}
      onCancel={() => purge.send({ type: 'cancel' })}
      onConfirm={() => purge.send({ type: 'confirm' })}
    />
  )
}
