import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import { isUnsaved, type UserGroupActor } from '../../application/user-groups/userGroup.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { FormDialog, waysOfRoles } from '../forms/FormDialog.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { StaleUserGroup } from './StaleUserGroup.tsx'
import { UserGroupForm } from './UserGroupForm.tsx'

interface UserGroupDialogProps {
  readonly group: UserGroupActor
  readonly search: PeopleSearchActor
  /** What whoever edits has, and so can give. */
  readonly held: readonly Permission[]
  readonly onClose: () => void
}

/** Failures that the form shows at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'GROUP_ALREADY_EXISTS']

/** A group of users, made or changed. */
export const UserGroupDialog = ({ group, search, held, onClose }: UserGroupDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(group, (current) => current)
  const { groupId, group: known, theirs } = snapshot.context
  const title = known?.name ?? t(groupId === undefined ? 'userGroups.newTitle' : 'userGroups.editTitle')
  usePageTitle(title)
  return (
    <FormDialog
      snapshot={snapshot}
      send={group.send}
      title={title}
      description={t('userGroups.text')}
      save={t(groupId === undefined ? 'userGroups.add' : 'userGroups.save')}
      unreadable={t('userGroups.unreadable')}
      ways={waysOfRoles(t)}
      atFields={AT_FIELDS}
      theirs={<StaleUserGroup group={known} theirs={theirs} />}
      unsaved={isUnsaved(snapshot.context)}
      onClose={onClose}
    >
      <UserGroupForm group={group} search={search} held={held} />
    </FormDialog>
  )
}
