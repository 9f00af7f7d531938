import { useEffect } from 'react'
import type { RoleActors } from '../../application/roles/roleActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { RoleRemovalDialog } from './RoleRemovalDialog.tsx'
import { RolesScreen } from './RolesScreen.tsx'

/** User roles: those of the organization that is worked in. A list that is shown stays as it is. */
export const RolesRoute = ({ shell, claims }: ScreenProps<RoleActors>) => {
  const { roles } = shell
  const organizationId = claims.organization.id
  useEffect(() => {
    const now = roles.getSnapshot()
    const isOpen = now.context.organizationId === organizationId && !now.matches('failed')
    if (!isOpen) roles.send({ type: 'list.opened', organizationId })
  }, [roles, organizationId])
  return (
    <>
      <RolesScreen actors={shell} organizationId={organizationId} held={claims.permissions} />
      <RoleRemovalDialog roleRemoval={shell.roleRemoval} />
    </>
  )
}
