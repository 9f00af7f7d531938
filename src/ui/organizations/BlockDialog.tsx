import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isToBeBlocked, type OrganizationBlockActor } from '../../application/organizations/organizationBlock.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'

/** Asks before an organization is blocked or unblocked, and says what that does to its people. */
export const BlockDialog = ({ organizationBlock }: { readonly organizationBlock: OrganizationBlockActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(organizationBlock, (current) => current)
  const { organization, failure } = snapshot.context
  if (!snapshot.hasTag('open') || organization === undefined) return null
  const isBlocking = isToBeBlocked(organization)
  const { name, users } = organization
  const text = t(isBlocking ? 'organizations.blockText' : 'organizations.unblockText', { count: users })
  return (
    <ConfirmDialog
      title={t(isBlocking ? 'organizations.blockTitle' : 'organizations.unblockTitle', { name })}
      text={snapshot.matches('refused') && failure ? <span role="alert">{failureText(t, failure, matchLanguage(i18n.language))}</span> : text}
      confirmLabel={t(isBlocking ? 'organizations.block' : 'organizations.unblock')}
      tone={isBlocking ? 'danger' : 'primary'}
      busy={snapshot.matches('working')}
      onConfirm={() => organizationBlock.send({ type: 'confirm' })}
      onCancel={() => organizationBlock.send({ type: 'cancel' })}
    />
  )
}
