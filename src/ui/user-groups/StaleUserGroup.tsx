import { useTranslation } from 'react-i18next'
import type { Member, UserGroupDetail } from '../../application/user-groups/UserGroupGateway.ts'
import { fullName } from '../../domain/users/account.ts'
import { TheirChanges } from '../forms/TheirChanges.tsx'

interface StaleUserGroupProps {
  readonly group: UserGroupDetail | undefined
  readonly theirs: UserGroupDetail | undefined
}

const without = (some: readonly Member[], others: readonly Member[]): string =>
  some
    .filter(({ id }) => !others.some((other) => other.id === id))
    .map(fullName)
    .join(', ')

/** Says that somebody else has changed the group meanwhile, and what. */
export const StaleUserGroup = ({ group, theirs }: StaleUserGroupProps) => {
  const { t } = useTranslation()
  if (group === undefined || theirs === undefined) return null
  const [came, went] = [without(theirs.people, group.people), without(group.people, theirs.people)]
  return (
    <TheirChanges title={t('userGroups.stale')}>
      {theirs.name !== group.name && <li>{t('roles.theirs.name', { name: theirs.name })}</li>}
      {theirs.roleId !== group.roleId && <li>{t('userGroups.theirs.role', { role: theirs.roleName ?? t('userGroups.noRole') })}</li>}
      {came !== '' && <li>{t('userGroups.theirs.came', { names: came })}</li>}
      {went !== '' && <li>{t('userGroups.theirs.went', { names: went })}</li>}
    </TheirChanges>
  )
}
