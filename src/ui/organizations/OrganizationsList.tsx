import { useSelector } from '@xstate/react'
import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import { isNarrowed, orderedBy, type OrganizationSort } from '../../domain/organizations/list.ts'
import { mayBlock, viewReach } from '../../domain/organizations/reach.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { organizationAddress, ORGANIZATIONS, viewed } from '../addresses/organizations.ts'
import { ListFailure } from './ListFailure.tsx'
import { ManyOrganizationsBar } from '../many-organizations/ManyOrganizationsBar.tsx'
import type { Overseer } from './organizationEntries.ts'
import { OrganizationsFilters } from './OrganizationsFilters.tsx'
import { OrganizationsTable } from './OrganizationsTable.tsx'

interface OrganizationsListProps {
  readonly actors: Pick<OrganizationActors, 'organizations' | 'manyOrganizations'>
  readonly overseer: Overseer
}

const WAITING = Array.from({ length: 6 }, (_, row) => row)

/** The organizations as the address says: narrowed, in an order, and picked. */
export const OrganizationsList = ({ actors: { organizations, manyOrganizations }, overseer }: OrganizationsListProps) => {
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const snapshot = useSelector(organizations, (current) => current)
  const picked = useSelector(manyOrganizations, ({ context }) => context.picked)
  const { organizations: listed, next, view, failure } = snapshot.context
  const mayPick = mayBlock(overseer.claims, '', overseer.ownId)
  const isWaiting = (snapshot.matches('reading') && listed.length === 0) || snapshot.matches('unopened')
  const sort = (column: OrganizationSort) => setSearch((now) => viewed(now, orderedBy(view, column)), { replace: true })
  const accountsAside = (id: string) => `${ORGANIZATIONS}?${new URLSearchParams({ organization: id }).toString()}`
  return (
    <>
      <OrganizationsFilters />
      {isWaiting && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
      {snapshot.matches('nothing') && (
        <EmptyState
          icon={<Building2 size={20} />}
          title={t('organizations.nothing')}
          text={isNarrowed(view) ? t('organizations.nothingText') : undefined}
        />
      )}
      <ListFailure organizations={organizations} />
      {listed.length > 0 && (
        <>
          {mayPick && <ManyOrganizationsBar many={manyOrganizations} listed={listed} />}
          <OrganizationsTable
            items={listed}
            view={view}
            onSort={sort}
            overseer={overseer}
            addressOf={(id) => (viewReach(overseer.claims, id) === undefined ? accountsAside(id) : organizationAddress(search, id))}
            picking={
              mayPick
                ? { ids: new Set(picked.map(({ id }) => id)), toggle: (organization) => manyOrganizations.send({ type: 'toggle', organization }) }
                : undefined
            }
          />
        </>
      )}
      {snapshot.matches('stuck') && failure && (
        <ErrorState
          title={t('organizations.moreFailed')}
          text={failureText(t, failure, matchLanguage(i18n.language))}
          onRetry={() => organizations.send({ type: 'retry' })}
        />
      )}
      {listed.length > 0 && next !== null && !snapshot.matches('stuck') && (
        <Button busy={snapshot.matches('extending')} onClick={() => organizations.send({ type: 'more.wanted' })}>
          {t('organizations.more')}
        </Button>
      )}
    </>
  )
}
