import { useSelector } from '@xstate/react'
import { UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ContactMergeActor } from '../../application/contact-exchange/contactMerge.machine.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { mergedForm } from '../../domain/contact-exchange/merging.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { AlikeList } from './AlikeList.tsx'
import { MergedFields } from './MergedFields.tsx'
import type { NamedCategory, RenderPicture } from './shownContacts.ts'

interface ContactMergeDialogProps {
  readonly contactMerge: ContactMergeActor
  readonly categories: readonly NamedCategory[]
  readonly renderPicture: RenderPicture
}

/** Contacts that seem to be one person, and what is made of them: of each field one value. */
export const ContactMergeDialog = ({ contactMerge, categories, renderPicture }: ContactMergeDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(contactMerge, (current) => current)
  const { groups, contacts, choices, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const close = () => contactMerge.send({ type: 'close' })
  const retry = () => contactMerge.send({ type: 'retry' })
  const isCompared = snapshot.matches('comparing') || snapshot.matches('merging')
  const isReading = snapshot.matches('finding') || snapshot.matches('reading')
  return (
    <Dialog
      key={isCompared ? 'compared' : 'listed'}
      size="wide"
      phone="full"
      leavesFreely
      title={t(isCompared ? 'contactExchange.merging.title' : 'contactExchange.alike.title')}
      description={isCompared ? t('contactExchange.merging.text', { name: contactName(mergedForm(contacts, choices)) }) : t('contactExchange.alike.text')}
      onClose={close}
      footer={
        <>
          {snapshot.can({ type: 'back' }) && <Button onClick={() => contactMerge.send({ type: 'back' })}>{t('contactExchange.merging.back')}</Button>}
          <Button disabled={snapshot.matches('merging')} onClick={close}>{t(isCompared ? 'kit.cancel' : 'kit.close')}</Button>
          {isCompared && (
            <Button data-autofocus tone="primary" busy={snapshot.matches('merging')} disabled={!snapshot.matches('merging') && !snapshot.can({ type: 'merge' })} onClick={() => contactMerge.send({ type: 'merge' })}>
              {t('contactExchange.merging.merge', { count: contacts.length })}
            </Button>
          )}
        </>
      }
    >
      {isReading && <Spinner label={t('contactExchange.alike.finding')} />}
      {(snapshot.matches('unfound') || snapshot.matches('unread')) && <ErrorState title={t('contactExchange.alike.failed')} text={message} onRetry={retry} />}
      {snapshot.matches('listing') && groups?.length === 0 && <EmptyState icon={<UserCheck size={20} />} title={t('contactExchange.alike.none')} text={t('contactExchange.alike.noneText')} />}
      {snapshot.matches('listing') && groups !== undefined && groups.length > 0 && (
        <AlikeList groups={groups} renderPicture={renderPicture} onCompare={(ids) => contactMerge.send({ type: 'compare', ids })} />
      )}
      {isCompared && message !== undefined && (
        <Alert>
          {message}{' '}
          {failure?.code === 'STALE_EDIT' && (
            <Button size="compact" onClick={retry}>
              {t('contactExchange.merging.again')}
            </Button>
          )}
        </Alert>
      )}
      {isCompared && (
        <MergedFields
          contacts={contacts}
          choices={choices}
          categories={categories}
          renderPicture={renderPicture}
          onChoose={(field, id) => contactMerge.send({ type: 'value.chosen', field, id })}
          onLeaveOut={contacts.length > 2 ? (id) => contactMerge.send({ type: 'leave.out', id }) : undefined}
        />
      )}
    </Dialog>
  )
}
