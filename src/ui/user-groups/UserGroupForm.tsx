import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import type { UserGroupActor } from '../../application/user-groups/userGroup.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { canGrant } from '../../domain/access/roles.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { MemberPicker } from './MemberPicker.tsx'

interface UserGroupFormProps {
  readonly group: UserGroupActor
  readonly search: PeopleSearchActor
  readonly held: readonly Permission[]
}

/** A group's name, the role it gives, and who belongs to it. Only roles can be given whose permissions the author has. */
export const UserGroupForm = ({ group, search, held }: UserGroupFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(group, (current) => current)
  const { name, roleId, roles, people, problems, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const taken = failure?.code === 'GROUP_ALREADY_EXISTS' ? failureText(t, failure, language) : undefined
  const offered = roles.filter((role) => role.id === roleId || canGrant(held, role.permissions))
  return (
    <>
      <TextField
        label={t('userGroups.name')}
        value={name}
        problem={taken ?? problemText(t, problems['name'], language)}
        readOnly={busy}
        autoComplete="off"
        required
        data-autofocus
        onChange={(event) => group.send({ type: 'name.changed', name: event.currentTarget.value })}
      />
      <Select
        label={t('userGroups.role')}
        value={roleId ?? ''}
        options={[{ value: '', label: t('userGroups.noRole') }, ...offered.map((role) => ({ value: role.id, label: role.name }))]}
        disabled={busy}
        hint={t('userGroups.roleHint')}
        onChange={(chosen) => group.send({ type: 'role.chosen', roleId: chosen === '' ? null : chosen })}
      />
      <MemberPicker
        search={search}
        people={people}
        problem={problemText(t, problems['members'], language)}
        onToggle={(member) => group.send({ type: 'member.toggled', member })}
      />
    </>
  )
}
