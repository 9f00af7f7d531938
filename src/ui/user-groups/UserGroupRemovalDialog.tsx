import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { UserGroupRemovalActor } from '../../application/user-groups/userGroupRemoval.machine.ts'
import type { UserGroup } from '../../domain/user-groups/userGroup.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

const consequence = (t: TFunction, { members, roleName }: UserGroup): string => {
  if (members === 0) return t('userGroups.removal.empty')
  const seen = t('userGroups.removal.text', { count: members })
  return roleName === null ? seen : `${seen} ${t('userGroups.removal.role', { role: roleName })}`
}

/** Asks before a group is deleted, and says what its members lose. */
export const UserGroupRemovalDialog = ({ removal }: { readonly removal: UserGroupRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(removal, (current) => current)
  const { group, failure } = snapshot.context
  if (!snapshot.hasTag('open') || group === undefined) return null
  return (
    <ConfirmDialog
      title={t('userGroups.removal.title', { name: group.name })}
      text={consequence(t, group)}
      confirmLabel={t('userGroups.delete')}
      busy={snapshot.matches('working')}
      onConfirm={() => removal.send({ type: 'confirm' })}
      onCancel={() => removal.send({ type: 'cancel' })}
    >
      <FailureAlert failure={failure} />
    </ConfirmDialog>
  )
}
