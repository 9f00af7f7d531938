import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { MergingActor } from '../../application/duplicates/merging.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { PageSpinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { MergedAssets } from './MergedAssets.tsx'
import { MergeFields } from './MergeFields.tsx'
import { MergePlace } from './MergePlace.tsx'

interface MergeDialogProps {
  readonly merging: MergingActor
  readonly files: FileAddresses
  readonly permissions: readonly Permission[]
}

/** What the kept asset gets and which go, before anything is changed. */
export const MergeDialog = ({ merging, files, permissions }: MergeDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(merging, (current) => current)
  const { assets, plan, choices, folderId, failure } = snapshot.context
  if (snapshot.matches('closed')) return null
  const count = assets.length - 1
  const isSaving = snapshot.matches({ open: 'saving' })
  const isReviewed = snapshot.matches({ open: 'reviewing' }) || isSaving
  const isRefused = snapshot.matches({ open: 'refused' })
  const isFailed = snapshot.matches({ open: 'failed' })
  const cancel = () => merging.send({ type: 'cancel' })
  return (
    <Dialog
      title={t('duplicates.merging.title', { count })}
      description={t('duplicates.merging.text')}
      size="wide"
      phone="full"
      leavesFreely
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t('kit.cancel')}</Button>
          {isFailed || isRefused ? (
            <Button tone="primary" data-autofocus onClick={() => merging.send({ type: 'retry' })}>
              {t(isRefused ? 'duplicates.merging.again' : 'kit.tryAgain')}
            </Button>
          ) : (
            <Button tone="primary" data-autofocus busy={!snapshot.matches({ open: 'reviewing' })} onClick={() => merging.send({ type: 'merge' })}>
              {t('duplicates.merging.merge')}
            </Button>
          )}
        </>
      }
    >
      {(isFailed || isRefused) && failure !== undefined && (
        <Alert>
          {isRefused && failure.code === 'STALE_EDIT' ? t('duplicates.merging.stale') : failureText(t, failure, matchLanguage(i18n.language))}
        </Alert>
      )}
      <MergedAssets assets={assets} files={files} />
      {snapshot.matches({ open: 'planning' }) && <PageSpinner />}
      {isReviewed && plan !== undefined && (
        <>
          <MergeFields plan={plan} assets={assets} choices={choices} onChoose={(field, from) => merging.send({ type: 'value.chosen', field, from })} />
          {can(permissions, 'move') && <MergePlace assets={assets} folderId={folderId} onChoose={(id) => merging.send({ type: 'place.chosen', folderId: id })} />}
        </>
      )}
    </Dialog>
  )
}
