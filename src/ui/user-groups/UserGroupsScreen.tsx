import { useSelector } from '@xstate/react'
import { Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserGroupActors } from '../../application/user-groups/userGroupActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { activityAddress } from '../addresses/activity.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { failureText } from '../texts/failureText.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { createPath, USER_GROUPS } from '../addresses/userGroups.ts'
import { UserGroupTable } from './UserGroupTable.tsx'

interface UserGroupsScreenProps {
  readonly actors: Pick<UserGroupActors, 'userGroups' | 'userGroupRemoval'>
  readonly organizationId: string
  /** What whoever looks has. */
  readonly held: readonly Permission[]
}

const WAITING = Array.from({ length: 3 }, (_, row) => row)

/** The groups of an organization's users. */
export const UserGroupsScreen = ({ actors: { userGroups, userGroupRemoval }, organizationId, held }: UserGroupsScreenProps) => {
  const { t, i18n } = useTranslation()
  const { to } = useDialogAddress(USER_GROUPS)
  const snapshot = useSelector(userGroups, (current) => current)
  const { items, failure } = snapshot.context
  const isReading = snapshot.matches('unopened') || snapshot.matches('reading')
  const isFailed = snapshot.matches('failed')
  const title = t('landing.areas.userGroups.title')
  usePageTitle(title)
  return (
    <AdminPage aria-busy={isReading || undefined}>
      <AdminPageHead>
        <h1>{title}</h1>
        {items.length > 0 && <output>{t('userGroups.count', { count: items.length })}</output>}
        <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={to(createPath(organizationId))}>
          {t('userGroups.add')}
        </ButtonLink>
      </AdminPageHead>
      {isReading && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
      {isFailed && failure && (
        <ErrorState
          title={t('userGroups.failed')}
          text={failureText(t, failure, matchLanguage(i18n.language))}
          onRetry={() => userGroups.send({ type: 'retry' })}
        />
      )}
      {!isReading && !isFailed && items.length === 0 && <EmptyState icon={<Users size={20} />} title={t('userGroups.none.title')} text={t('userGroups.none.text')} />}
      {!isReading && !isFailed && items.length > 0 && (
        <UserGroupTable
          groups={items}
          organizationId={organizationId}
          mayRestrict={can(held, 'restrictAccess')}
          log={can(held, 'viewActivity') ? (id) => activityAddress(organizationId, { kind: 'group', id }) : undefined}
          to={to}
          onDelete={(group) => userGroupRemoval.send({ type: 'ask', organizationId, group })}
        />
      )}
    </AdminPage>
  )
}
