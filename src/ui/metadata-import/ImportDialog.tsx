import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isUnsaved } from '../../application/metadata-import/importContext.ts'
import type { MetadataImportActors } from '../../application/metadata-import/metadataImportActors.ts'
import type { MetadataImportSnapshot } from '../../application/metadata-import/metadataImport.machine.ts'
import type { ImportAction } from '../../domain/metadata-import/metadataImport.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { codeText } from '../transfers/codeText.ts'
import { ColumnMatches } from './ColumnMatches.tsx'
import { ImportFindings } from './ImportFindings.tsx'
import { ImportFolder } from './ImportFolder.tsx'
import { ImportProgress } from './ImportProgress.tsx'

interface ImportDialogProps {
  readonly actors: MetadataImportActors
  /** Begins anew with another file. */
  readonly onAnother: () => void
  readonly onClose: () => void
}

const STEPS = ['matching', 'planned', 'interrupted', 'applied', 'undone'] as const

const explained = (t: TFunction, snapshot: MetadataImportSnapshot): string | undefined => {
  const step = STEPS.find((one) => snapshot.matches(one))
  return step && t(`metadataImport.explained.${step}`)
}

/** An import, step by step: columns, dry run, carried out, taken back. */
export const ImportDialog = ({ actors: { metadataImport, importFolder, refusedAddress }, onAnother, onClose }: ImportDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(metadataImport, (current) => current)
  const { context } = snapshot
  const { found, template, folder, settings, problems, failure, which } = context
  if (!snapshot.hasTag('open')) return null
  const reason = failure && failureText(t, failure, language)
  const begin = (action: ImportAction) => metadataImport.send({ type: 'begin', action })
  const isMatching = snapshot.matches('matching') || snapshot.matches('trying')
  const isUnderWay = snapshot.matches('underWay') || snapshot.matches('stopping')
  const isFound = snapshot.matches('planned') || snapshot.matches('applied') || (snapshot.matches('interrupted') && found?.step === 'applying')
  const byName = settings?.columns.some((match) => match !== null && 'key' in match && match.key === 'name') === true
  const isBusy = snapshot.matches('trying')
  const mayClose = snapshot.can({ type: 'close' })
  const close = () => {
    if (mayClose) onClose()
  }
  return (
    <Dialog
      size="wide"
      phone="full"
      title={template === undefined ? t('metadataImport.action') : t('metadataImport.title', { template: template.name })}
      description={explained(t, snapshot)}
      unsaved={isMatching && isUnsaved(context)}
      onClose={close}
      footer={
        <>
          <Button data-autofocus={!isMatching || undefined} disabled={!mayClose} onClick={close}>
            {t(isMatching ? 'kit.cancel' : 'kit.close')}
          </Button>
          {(isMatching || snapshot.matches('undone')) && <Button onClick={onAnother}>{t('metadataImport.another')}</Button>}
          {snapshot.can({ type: 'back' }) && <Button onClick={() => metadataImport.send({ type: 'back' })}>{t('metadataImport.back')}</Button>}
          {isMatching && (
            <Button data-autofocus tone="primary" busy={isBusy} onClick={() => metadataImport.send({ type: 'try' })}>
              {t('metadataImport.try')}
            </Button>
          )}
          {snapshot.matches('planned') && (
            <Button tone="primary" disabled={!snapshot.can({ type: 'begin', action: 'apply' })} onClick={() => begin('apply')}>
              {t('metadataImport.apply')}
            </Button>
          )}
          {(snapshot.matches('applied') || (snapshot.matches('interrupted') && found?.step === 'applying')) && <Button onClick={() => begin('undo')}>{t('metadataImport.undo')}</Button>}
          {snapshot.matches('interrupted') && (
            <Button tone="primary" onClick={() => begin(found?.step === 'undoing' ? 'undo' : 'apply')}>
              {t('metadataImport.goOn')}
            </Button>
          )}
        </>
      }
    >
      {(snapshot.matches('reading') || snapshot.matches('beginning')) && (
        <Waiting>
          <Spinner label={t('metadataImport.waiting')} />
        </Waiting>
      )}
      {snapshot.matches('unreadable') && reason !== undefined && <ErrorState title={t('metadataImport.unreadable')} text={reason} onRetry={() => metadataImport.send({ type: 'retry' })} />}
      {!snapshot.matches('unreadable') && !isUnderWay && reason !== undefined && failure?.code !== 'VALIDATION_FAILED' && <Alert>{reason}</Alert>}
      {found !== undefined && <File>{t('metadataImport.of', { name: found.name, count: found.lines })}</File>}
      {isMatching && <ColumnMatches context={context} onChange={(change) => metadataImport.send({ type: 'settings.changed', change })} />}
      {isMatching && byName && (
        <ImportFolder finder={importFolder} type={which.resourceType} chosen={folder} isMissing={problems['folderId'] !== undefined} onChoose={(chosen) => metadataImport.send({ type: 'folder.chosen', folder: chosen })} />
      )}
      {isUnderWay && found !== undefined && (
        <ImportProgress found={found} isDisconnected={snapshot.matches({ underWay: 'disconnected' })} isStopping={snapshot.matches('stopping')} onStop={() => metadataImport.send({ type: 'stop' })} />
      )}
      {(snapshot.matches('interrupted') || snapshot.matches('matching')) && found?.failure != null && <Alert>{codeText(t, found.failure)}</Alert>}
      {isFound && found !== undefined && template !== undefined && <ImportFindings found={found} template={template} refusedAddress={refusedAddress(found.id, language)} />}
      {snapshot.matches('undone') && found !== undefined && (
        <output>
          {t('metadataImport.tookBack', { count: found.counts.found })} {found.counts.refused > 0 && t('metadataImport.kept', { count: found.counts.refused })}
        </output>
      )}
    </Dialog>
  )
}

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  padding: ${theme.space[8]} 0;
`

const File = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`
