import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { RoleActor } from '../../application/roles/role.machine.ts'
import { lackingToGrant } from '../../domain/access/roles.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { permissionNames } from '../access/permissionText.ts'
import { failureText } from '../texts/failureText.ts'
import { Hint } from '../kit/Field.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { PermissionPicker } from './PermissionPicker.tsx'

/** A role's name and what it allows. */
export const RoleForm = ({ role }: { readonly role: RoleActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(role, (current) => current)
  const { name, chosen, held, pattern, problems, failure } = snapshot.context
  const taken = failure?.code === 'ROLE_ALREADY_EXISTS' ? failureText(t, failure, language) : undefined
  const leftOut = lackingToGrant(held, pattern?.permissions ?? [])
  return (
    <>
      <TextField
        label={t('roles.name')}
        value={name}
        problem={taken ?? problemText(t, problems['name'], language)}
        readOnly={snapshot.hasTag('busy')}
        autoComplete="off"
        required
        data-autofocus
        onChange={(event) => role.send({ type: 'name.changed', name: event.currentTarget.value })}
      />
      {leftOut.length > 0 && <Hint>{t('roles.leftOut', { count: leftOut.length, names: permissionNames(t, leftOut) })}</Hint>}
      <PermissionPicker
        chosen={chosen}
        held={held}
        problem={problemText(t, problems['permissions'], language)}
        onToggle={(permissions) => role.send({ type: 'permissions.toggled', permissions })}
      />
    </>
  )
}
