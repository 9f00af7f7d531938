import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { UserGroupActors } from '../../application/user-groups/userGroupActors.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { USER_GROUPS } from '../addresses/userGroups.ts'
import { UserGroupDialog } from './UserGroupDialog.tsx'

/** A group's dialog at its address: `detail/{organizationId}/{id}`, and of a new one `create/{organizationId}`. */
export const UserGroupRoute = ({ entry: { session }, shell: { userGroup, memberSearch }, claims: { permissions: held } }: ScreenProps<UserGroupActors>) => {
  const { organizationId = '', id } = useParams()
  const { close } = useDialogAddress(USER_GROUPS)
  useEffect(() => {
    userGroup.send({ type: 'group.opened', organizationId, groupId: id })
    memberSearch.send({ type: 'search.opened', organizationId })
    return leftByWill(session, () => userGroup.send({ type: 'group.closed' }))
  }, [session, userGroup, memberSearch, organizationId, id])
  return <UserGroupDialog group={userGroup} search={memberSearch} held={held} onClose={close} />
}
