import { useEffect } from 'react'
import type { UserGroupActors } from '../../application/user-groups/userGroupActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { UserGroupRemovalDialog } from './UserGroupRemovalDialog.tsx'
import { UserGroupsScreen } from './UserGroupsScreen.tsx'

/** The groups of the organization that is worked in. A list that is shown stays as it is. */
export const UserGroupsRoute = ({ shell, claims }: ScreenProps<UserGroupActors>) => {
  const { userGroups } = shell
  const organizationId = claims.organization.id
  useEffect(() => {
    const now = userGroups.getSnapshot()
    const isOpen = now.context.organizationId === organizationId && !now.matches('failed')
    if (!isOpen) userGroups.send({ type: 'list.opened', organizationId })
  }, [userGroups, organizationId])
  return (
    <>
      <UserGroupsScreen actors={shell} organizationId={organizationId} held={claims.permissions} />
      <UserGroupRemovalDialog removal={shell.userGroupRemoval} />
    </>
  )
}
