import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShellActors } from '../../application/actors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { failureText } from '../failureText.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { createPath, ROLES } from './addresses.ts'
import { RoleTable } from './RoleTable.tsx'

interface RolesScreenProps {
  readonly actors: Pick<ShellActors, 'roles' | 'roleRemoval'>
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
  const { roles: listed, failure } = snapshot.context
  const isReading = snapshot.matches('unopened') || snapshot.matches('reading')
  const title = t('landing.areas.userRoles.title')
  usePageTitle(title)
  return (
    <Page aria-busy={isReading || undefined}>
      <Head>
        <h1>{title}</h1>
        {listed.length > 0 && <output>{t('roles.count', { count: listed.length })}</output>}
        <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={to(createPath(organizationId))}>
          {t('roles.add')}
        </ButtonLink>
      </Head>
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
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${theme.space[2]};
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[10]};
  overflow: auto;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding-bottom: ${theme.space[3]};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
  }

  output {
    color: ${theme.color.inkFaint};
  }

  > a {
    margin-left: auto;
  }
`
