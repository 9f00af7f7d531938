import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkEditActors } from '../../application/bulk-edit/bulkEditActors.ts'
import { BULK_EDIT_LIMIT } from '../../domain/bulk-edit/limits.ts'
import { OUT_OF_REACH } from '../../domain/items/outOfReach.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { BulkForm } from './BulkForm.tsx'
import { BulkLeaving } from './BulkLeaving.tsx'
import { BulkReview } from './BulkReview.tsx'

/** Editing many assets: the fields first, then the difference that they make. */
export const BulkEditDialog = ({ bulkEdit, bulkFinder }: BulkEditActors) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(bulkEdit, (current) => current)
  const [attempt, setAttempt] = useState(0)
  const { asked, summary, plan, failure, problems } = snapshot.context
  const count = summary?.assets ?? asked.assets
  const busy = snapshot.hasTag('busy')
  const cancel = () => bulkEdit.send({ type: 'cancel' })
  const isTooMany = problems['selection'] !== undefined
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const why = isTooMany ? t('actions.obstacle.tooMany', { limit: BULK_EDIT_LIMIT }) : message
  const isNothingLeft = asked.selection.kind === 'items' && OUT_OF_REACH.some((code) => code === failure?.code)
  const submit = () => {
    if (busy) return
    bulkEdit.send({ type: plan === undefined ? 'review' : 'save' })
    setAttempt(attempt + 1)
  }
  return (
    <Dialog
      size="wide"
      phone="full"
      title={t('bulkEdit.title', { count })}
      description={asked.folders > 0 ? t('bulkEdit.foldersStay', { count: asked.folders }) : undefined}
      onClose={cancel}
      leavesFreely
      onSubmit={submit}
      footer={
        <>
          {plan !== undefined && (
            <Button disabled={busy} onClick={() => bulkEdit.send({ type: 'back' })}>
              {t('bulkEdit.back')}
            </Button>
          )}
          <Button disabled={snapshot.matches('saving')} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          {snapshot.matches('unreadable') && (
            <Button tone="primary" onClick={() => bulkEdit.send({ type: 'retry' })}>
              {t('kit.tryAgain')}
            </Button>
          )}
          {summary !== undefined && plan === undefined && (
            <Button key="review" type="submit" tone="primary" busy={busy} disabled={snapshot.matches({ editing: 'untouched' })}>
              {t('bulkEdit.review')}
            </Button>
          )}
          {plan !== undefined && (
            <Button key="save" type="submit" tone="primary" busy={busy} disabled={!busy && !snapshot.can({ type: 'save' })}>
              {t('asset.save')}
            </Button>
          )}
        </>
      }
    >
      {snapshot.matches('reading') && <Spinner label={t('bulkEdit.reading')} />}
      {snapshot.matches('unreadable') && <Alert>{why}</Alert>}
      {snapshot.matches({ editing: 'failed' }) && (
        <Alert>
          {isNothingLeft ? t('bulkEdit.nothingLeft') : `${why} ${t('bulkEdit.planFailed')}`}
        </Alert>
      )}
      {snapshot.matches({ editing: 'refused' }) && isTooMany && <Alert>{why}</Alert>}
      {snapshot.matches({ reviewing: 'failed' }) && (
        <Alert>
          {why} {t('asset.saveFailed')}
        </Alert>
      )}
      {summary !== undefined && plan === undefined && <BulkForm bulkEdit={bulkEdit} summary={summary} finder={bulkFinder} attempt={attempt} />}
      {plan !== undefined && <BulkReview snapshot={snapshot} plan={plan} />}
      <BulkLeaving bulkEdit={bulkEdit} count={count} />
    </Dialog>
  )
}
