import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RoleActors } from '../../application/roles/roleActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { failureText } from '../texts/failureText.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { createPath, ROLES } from '../addresses/roles.ts'
import { RoleTable } from './RoleTable.tsx'

interface RolesScreenProps {
  readonly actors: Pick<RoleActors, 'roles' | 'roleRemoval'>
  readonly organizationId: string
  /** What whoever looks has, and so can give and take. */
  readonly held: readonly Permission[]
}

const WAITING = Array.from({ length: 4 }, (_, row) => row)

/** The roles of an organization. */
export const RolesScreen = ({ actors: { roles, roleRemoval }, organizationId, held }: RolesScreenProps) => {
  const { t, i18n } = useTranslation()
  const { to } = useDialogAddress(ROLES)
  const snapshot = useSelector(roles, (current) => current)
  const { items: listed, failure } = snapshot.context
  const isReading = snapshot.matches('unopened') || snapshot.matches('reading')
  const title = t('landing.areas.userRoles.title')
  usePageTitle(title)
  return (
    <AdminPage aria-busy={isReading || undefined}>
      <AdminPageHead>
        <h1>{title}</h1>
        {listed.length > 0 && <output>{t('roles.count', { count: listed.length })}</output>}
        <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={to(createPath(organizationId))}>
          {t('roles.add')}
        </ButtonLink>
      </AdminPageHead>
      {isReading && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
      {snapshot.matches('failed') && failure && (
        <ErrorState
          title={t('roles.failed')}
          text={failureText(t, failure, matchLanguage(i18n.language))}
          onRetry={() => roles.send({ type: 'retry' })}
        />
      )}
      {!isReading && !snapshot.matches('failed') && (
        <RoleTable
          roles={listed}
          organizationId={organizationId}
          held={held}
          to={to}
          onDelete={(role) => roleRemoval.send({ type: 'ask', organizationId, role, roles: listed, held })}
        />
      )}
    </AdminPage>
  )
}
