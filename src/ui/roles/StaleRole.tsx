import { useTranslation } from 'react-i18next'
import type { RoleContext } from '../../application/roles/role.machine.ts'
import { gained } from '../../domain/roles/edit.ts'
import { permissionNames } from '../access/permissionText.ts'
import { TheirChanges } from '../forms/TheirChanges.tsx'

/** Says that somebody else has changed the role meanwhile, and what. */
export const StaleRole = ({ role, theirs }: Pick<RoleContext, 'role' | 'theirs'>) => {
  const { t } = useTranslation()
  if (role === undefined || theirs === undefined) return null
  const given = gained(role.permissions, theirs.permissions)
  const taken = gained(theirs.permissions, role.permissions)
  return (
    <TheirChanges title={t('roles.stale')}>
      {theirs.name !== role.name && <li>{t('roles.theirs.name', { name: theirs.name })}</li>}
      {given.length > 0 && <li>{t('roles.theirs.gained', { names: permissionNames(t, given) })}</li>}
      {taken.length > 0 && <li>{t('roles.theirs.lost', { names: permissionNames(t, taken) })}</li>}
    </TheirChanges>
  )
}
