import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrganizationActor } from '../../application/organizations/organization.machine.ts'
import type { Reach } from '../../domain/organizations/rights.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { usePageTitle } from '../usePageTitle.ts'
import { OrganizationFacts } from './OrganizationFacts.tsx'
import { OrganizationForm } from './OrganizationForm.tsx'
import { StaleOrganization } from './StaleOrganization.tsx'

interface OrganizationDialogProps {
  readonly organization: OrganizationActor
  /** How far this person may change it; undefined: not at all. */
  readonly reach: Reach | undefined
  /** Where it is changed; undefined for a new one. */
  readonly editAddress?: string
  /** Its parts, where it is looked at. */
  readonly tabs?: readonly { readonly to: string; readonly label: string }[]
  /** Another of its parts, in place of its details. */
  readonly activity?: ReactNode
  /** What is changed at once, below the form. */
  readonly rule?: ReactNode
  readonly onClose: () => void
}

/** An organization: looked at, changed, or made. */
export const OrganizationDialog = ({ organization, reach, editAddress, tabs, activity, rule, onClose }: OrganizationDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(organization, (current) => current)
  const { detail, failure, id } = snapshot.context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  const isForm = snapshot.hasTag('form')
  const isView = snapshot.matches('viewing') || snapshot.matches('puttingAside')
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
  const viewFooter = (
    <>
      {isView && reach === 'all' && detail?.upgradeRequest != null && (
        <Button busy={snapshot.matches('puttingAside')} onClick={() => organization.send({ type: 'request.close' })}>
          {t('organizations.putAside')}
        </Button>
      )}
      <Button onClick={onClose}>{t('kit.close')}</Button>
      {reach !== undefined && editAddress !== undefined && (
        <ButtonLink tone="primary" icon={<Pencil size={16} aria-hidden />} to={editAddress} replace>
          {t('organizations.edit')}
        </ButtonLink>
      )}
    </>
  )
  const refusal = failure?.code === 'TENANT_NAME_EXISTS' || failure?.code === 'VALIDATION_FAILED' ? undefined : failure
  return (
    <Dialog
      size="wide"
      title={title}
      onClose={onClose}
      {...(isForm && !isStale ? { onSubmit: () => organization.send({ type: 'save' }) } : {})}
      footer={isForm ? formFooter : viewFooter}
    >
      {snapshot.matches('reading') && <Skeleton $height="12rem" />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState
          title={t('organizations.unreadable')}
          text={failureText(t, failure, matchLanguage(i18n.language))}
          onRetry={() => organization.send({ type: 'retry' })}
        />
      )}
      {isView && tabs !== undefined && <Tabs label={t('organizations.dialog')} tabs={tabs} />}
      {isView && detail !== undefined && (activity ?? <OrganizationFacts detail={detail} />)}
      {(isForm || isView) && refusal !== undefined && <Alert>{failureText(t, refusal, matchLanguage(i18n.language))}</Alert>}
      {isStale && <StaleOrganization organization={organization} />}
      {isForm && !isStale && <OrganizationForm organization={organization} reach={reach} />}
      {isForm && !isStale && rule}
    </Dialog>
  )
}
