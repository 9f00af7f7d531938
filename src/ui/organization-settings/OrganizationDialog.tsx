import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrganizationEditActor } from '../../application/organizations/organizationEdit.machine.ts'
import type { Reach } from '../../domain/organizations/reach.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { OrganizationForm } from './OrganizationForm.tsx'
import { StaleOrganization } from './StaleOrganization.tsx'

interface OrganizationDialogProps {
  readonly organization: OrganizationEditActor
  /** How far this person may change it; undefined: not at all. */
  readonly reach: Reach | undefined
  /** What is changed at once, below the form. */
  readonly rule?: ReactNode
  readonly onClose: () => void
}

/** The form of an organization: changed, or made. */
export const OrganizationDialog = ({ organization, reach, rule, onClose }: OrganizationDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(organization, (current) => current)
  const { detail, failure, id } = snapshot.context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  const isForm = snapshot.hasTag('form')
  const isStale = snapshot.matches('stale')
  const title = id === undefined ? t('organizations.newTitle') : (detail?.summary.name ?? t('organizations.dialog'))
  usePageTitle(title)
  if (snapshot.matches('closed')) return null

  const formFooter = isStale ? (
    <>
      <Button onClick={() => organization.send({ type: 'theirs.take' })}>{t('organizations.takeTheirs')}</Button>
      <Button tone="primary" onClick={() => organization.send({ type: 'mine.keep' })}>
        {t('organizations.keepMine')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
        {t(id === undefined ? 'organizations.create' : 'organizations.save')}
      </Button>
    </>
  )
  const refusal = failure?.code === 'TENANT_NAME_EXISTS' || failure?.code === 'VALIDATION_FAILED' ? undefined : failure
  return (
    <Dialog
      size="wide"
      title={title}
      onClose={onClose}
      {...(isForm ? { onSubmit: () => organization.send({ type: 'save' }) } : {})}
      footer={isForm || isStale ? formFooter : <Button onClick={onClose}>{t('kit.close')}</Button>}
    >
      {snapshot.matches('opening') && <Skeleton $height="12rem" />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState
          title={t('organizations.unreadable')}
          text={failureText(t, failure, matchLanguage(i18n.language))}
          onRetry={() => organization.send({ type: 'retry' })}
        />
      )}
      {isForm && refusal !== undefined && <Alert>{failureText(t, refusal, matchLanguage(i18n.language))}</Alert>}
      {isStale && <StaleOrganization organization={organization} />}
      {isForm && <OrganizationForm organization={organization} reach={reach} />}
      {isForm && rule}
    </Dialog>
  )
}
