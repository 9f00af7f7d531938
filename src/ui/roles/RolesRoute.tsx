import { useEffect } from 'react'
import type { RoleActors } from '../../application/roles/roleActors.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { RoleRemovalDialog } from './RoleRemovalDialog.tsx'
import { RolesScreen } from './RolesScreen.tsx'

/** User roles: those of the organization that is worked in. A list that is shown stays as it is. */
export const RolesRoute = ({ entry: { session }, shell, claims }: ScreenProps<RoleActors>) => {
  const { roles, roleRemoval } = shell
  const organizationId = claims.organization.id
  useEffect(() => {
    const now = roles.getSnapshot()
    const isOpen = now.context.organizationId === organizationId && !now.matches('failed')
    if (!isOpen) roles.send({ type: 'list.opened', organizationId })
  }, [roles, organizationId])
  useEffect(() => leftByWill(session, () => roleRemoval.send({ type: 'cancel' })), [session, roleRemoval])
  return (
    <>
      <RolesScreen actors={shell} organizationId={organizationId} held={claims.permissions} />
      <RoleRemovalDialog roleRemoval={roleRemoval} />
    </>
  )
}
