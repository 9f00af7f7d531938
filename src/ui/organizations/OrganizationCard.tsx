import { Ban, DoorOpen, Eye, LockOpen, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import { formatDate } from '../../domain/format/dates.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { editReach, mayBlock, mayVisit, viewReach, type Asker } from '../../domain/organizations/reach.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { Chip } from '../kit/Chip.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import { OrganizationStateBadge } from './OrganizationStateBadge.tsx'
import { OrganizationUsage } from '../storage/OrganizationUsage.tsx'
import { organizationTypeText } from '../texts/organizationTexts.ts'

interface OrganizationCardProps extends Pick<OrganizationActors, 'organizationBlock' | 'workInside'> {
  readonly organization: OrganizationSummary
  readonly claims: Asker
  readonly ownId: string
}

/** What an organization is and holds, and what this person can do to it. */
export const OrganizationCard = ({ organization, claims, ownId, workInside, organizationBlock }: OrganizationCardProps) => {
  const { t } = useTranslation()
  const { to } = useDialogAddress(ORGANIZATIONS)
  const { id, name, type, state, modules, upgradeRequestedAt } = organization
  const isElsewhere = mayVisit(claims, id, ownId)
  return (
    <Root>
      <Head>
        <div>
          <h2>{name}</h2>
          <p>
            <OrganizationStateBadge organization={organization} />
            {type !== '' && organizationTypeText(t, type)}
          </p>
        </div>
        <ButtonRow>
          {isElsewhere && (
            <Button icon={<DoorOpen size={16} aria-hidden />} onClick={() => workInside(organization)}>
              {t('organizations.workInside')}
            </Button>
          )}
          {viewReach(claims, id) !== undefined && (
            <ButtonLink icon={<Eye size={16} aria-hidden />} to={to(`detail/${id}/details`)}>
              {t('organizations.view')}
            </ButtonLink>
          )}
          {viewReach(claims, id) !== undefined && editReach(claims, id) !== undefined && (
            <ButtonLink icon={<Pencil size={16} aria-hidden />} to={to(`detail/${id}/edit`)}>
              {t('organizations.edit')}
            </ButtonLink>
          )}
          {mayBlock(claims, id, ownId) && (
            <Button
              icon={state === 'Blocked' ? <LockOpen size={16} aria-hidden /> : <Ban size={16} aria-hidden />}
              onClick={() => organizationBlock.send({ type: 'ask', organization })}
            >
              {t(state === 'Blocked' ? 'organizations.unblock' : 'organizations.block')}
            </Button>
          )}
        </ButtonRow>
      </Head>
      {upgradeRequestedAt !== null && (
        <Wish>{t('organizations.upgradeRequested', { date: formatDate(upgradeRequestedAt, TIME_ZONE) })}</Wish>
      )}
      <OrganizationUsage organization={organization} />
      <Modules aria-label={t('organizations.fields.modules')}>
        {modules.map((module) => (
          <li key={module}>
            <Chip>{t(`shell.modules.${module}`)}</Chip>
          </li>
        ))}
        {modules.length === 0 && <li>{t('organizations.noModules')}</li>}
      </Modules>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    gap: ${theme.space[3]};
    color: ${theme.color.inkSoft};
  }
`

const Wish = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.ink};
  background: ${theme.color.warningSoft};
`

const Modules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.snug};
  color: ${theme.color.inkSoft};
`
