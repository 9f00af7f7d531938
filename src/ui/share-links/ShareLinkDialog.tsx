import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareLinkActor } from '../../application/share-links/shareLink.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { waysOfRoles } from '../forms/FormDialog.tsx'
import { StaleChoice } from '../forms/StaleChoice.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { ShareLinkAddress } from './ShareLinkAddress.tsx'
import { ShareLinkForm } from './ShareLinkForm.tsx'
import { StaleShareLink } from './StaleShareLink.tsx'

/** Something is shared by a link, or what was said of a link is changed; then its address is shown. */
export const ShareLinkDialog = ({ shareLink }: { readonly shareLink: ShareLinkActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(shareLink, (current) => current)
  const { subject, form, made, failure, problems, theirs } = snapshot.context
  const close = useCallback(() => shareLink.send({ type: 'link.closed' }), [shareLink])
  if (!snapshot.hasTag('open') || subject === undefined) return null
  if (snapshot.matches('handing') && made !== undefined) {
    return (
      <Dialog key="made" title={t('shareLinks.made.title')} description={t('shareLinks.made.text')} onClose={close} footer={<Button onClick={close}>{t('shareLinks.made.done')}</Button>}>
        <ShareLinkAddress made={made} />
      </Dialog>
    )
  }
  if (snapshot.matches('barred')) {
    return (
      <Dialog
        key="barred"
        size="small"
        title={t('shareLinks.barred.title')}
        description={t('shareLinks.barred.text')}
        onClose={close}
        footer={
          <Button data-autofocus onClick={close}>
            {t('kit.close')}
          </Button>
        }
      />
    )
  }
  if (snapshot.matches('stale') && theirs !== undefined) {
    return (
      <Dialog unsaved title={theirs.title} onClose={close} footer={<StaleChoice ways={waysOfRoles(t)} send={shareLink.send} />}>
        <StaleShareLink form={form} theirs={theirs} />
      </Dialog>
    )
  }
  const isNew = subject.is === 'new'
  const refused = failure === undefined || failure.code === 'VALIDATION_FAILED' ? problemText(t, problems['selection'], language) : failureText(t, failure, language)
  return (
    <Dialog
      title={isNew ? t('shareLinks.make') : subject.link.title}
      description={t('shareLinks.text')}
      leavesFreely={snapshot.hasTag('busy')}
      onClose={close}
      onSubmit={() => shareLink.send({ type: 'save' })}
      footer={
        <>
          <Button disabled={snapshot.hasTag('busy')} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={snapshot.matches('saving')} disabled={snapshot.matches('asking')}>
            {t(isNew ? 'shareLinks.makeLink' : 'shareLinks.save')}
          </Button>
        </>
      }
    >
      {refused !== undefined && <Alert>{refused}</Alert>}
      <ShareLinkForm shareLink={shareLink} />
    </Dialog>
  )
}
