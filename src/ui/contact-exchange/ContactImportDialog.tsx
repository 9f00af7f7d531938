import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type ContactImportActor, settingsOf, settingsProblems } from '../../application/contact-exchange/contactImport.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { limitsIn } from './exchangeTexts.ts'
import { ImportedContacts } from './ImportedContacts.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportSettings } from './ImportSettings.tsx'
import type { NamedCategory } from './shownContacts.ts'

interface ContactImportDialogProps {
  readonly contactImport: ContactImportActor
  readonly categories: readonly NamedCategory[]
}

/** Contacts out of a file: chosen, tried, written once that is confirmed, taken back. */
export const ContactImportDialog = ({ contactImport, categories }: ContactImportDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(contactImport, (current) => current)
  const { file, found, failure, undone } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const close = () => contactImport.send({ type: 'close' })
  const another = snapshot.can({ type: 'another' })
  const [isTried, isWritten] = [snapshot.matches('planning') || snapshot.matches('planned'), snapshot.matches('applied') || snapshot.matches('undoing')]
  const description = snapshot.matches('choosing')
    ? t('contactExchange.importing.choose', limitsIn(language))
    : isTried
      ? t('contactExchange.importing.tried')
      : isWritten
        ? t('contactExchange.importing.written')
        : undefined
  const isBusy = snapshot.hasTag('busy')
  const [settings, problems] = [settingsOf(snapshot.context), settingsProblems(snapshot.context)]
  // What is only tried can be called off.
  const isWriting = snapshot.matches('applying') || snapshot.matches('undoing')
  return (
    <Dialog
      size="wide"
      phone="full"
      title={t('contactExchange.importing.title')}
      description={description}
      onClose={close}
      footer={
        <>
          <Button disabled={isWriting} onClick={close} data-autofocus={isWritten || snapshot.matches('undone') || undefined}>
            {t(snapshot.matches('choosing') || isTried || snapshot.matches('applying') ? 'kit.cancel' : 'kit.close')}
          </Button>
          {another && <Button onClick={() => contactImport.send({ type: 'another' })}>{t('contactExchange.importing.another')}</Button>}
          {isWritten && (
            <Button busy={snapshot.matches('undoing')} onClick={() => contactImport.send({ type: 'undo' })}>
              {t('contactExchange.importing.undo')}
            </Button>
          )}
          {(isTried || snapshot.matches('applying')) && (
            <Button tone="primary" busy={isBusy} disabled={!isBusy && !snapshot.can({ type: 'apply' })} onClick={() => contactImport.send({ type: 'apply' })}>
              {t('contactExchange.importing.apply', { count: (found?.counts.added ?? 0) + (found?.counts.filled ?? 0) })}
            </Button>
          )}
        </>
      }
    >
      {snapshot.matches('choosing') && <ImportFile contactImport={contactImport} />}
      {failure !== undefined && !snapshot.matches('choosing') && <FailureAlert failure={failure} />}
      {file !== undefined && found !== undefined && <File>{t('contactExchange.importing.of', { name: file.name, count: found.contacts })}</File>}
      {isBusy && found === undefined && <Spinner label={t('contactExchange.importing.reading')} />}
      {found !== undefined && settings !== undefined && isTried && (
        <ImportSettings found={{ ...found, settings }} problems={problems} categories={categories} onChange={(change) => contactImport.send({ type: 'settings.changed', change })} />
      )}
      {found !== undefined && !snapshot.matches('undone') && problems['columns'] === undefined && <ImportedContacts found={found} isBusy={isBusy} onOpen={close} />}
      {undone !== undefined && snapshot.matches('undone') && (
        <output>
          {t('contactExchange.importing.undone', { count: undone.contacts })} {undone.kept > 0 && t('contactExchange.importing.kept', { count: undone.kept })}
        </output>
      )}
    </Dialog>
  )
}

const File = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`
