import { Ban, DoorOpen, LockOpen, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationRemovalActor } from '../../application/organizations/organizationRemoval.machine.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { editReach, mayBlock, mayVisit } from '../../domain/organizations/reach.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { theme } from '../theme/theme.ts'
import type { Overseer } from './organizationEntries.ts'

interface OrganizationActionsProps {
  readonly organization: OrganizationSummary
  readonly overseer: Overseer
  readonly removal: OrganizationRemovalActor
}

/** What can be done with an organization; a deleted one can be restored and nothing else. */
export const OrganizationActions = ({ organization, overseer, removal }: OrganizationActionsProps) => {
  const { t } = useTranslation()
  const { id, state } = organization
  const { claims, ownId, to, workInside, organizationBlock } = overseer
  const oversees = mayBlock(claims, id, ownId)
  if (state === 'Deleted')
    return (
      <Actions>
        {oversees && (
          <Button tone="primary" icon={<RotateCcw size={16} aria-hidden />} onClick={() => removal.send({ type: 'ask', organization })}>
            {t('organizations.removal.restore')}
          </Button>
        )}
      </Actions>
    )
  const isBlocked = state === 'Blocked'
  return (
    <Actions>
      {mayVisit(overseer.claims, id, overseer.ownId) && (
        <Button tone="primary" icon={<DoorOpen size={16} aria-hidden />} onClick={() => workInside(organization)}>
          {t('organizations.workInside')}
        </Button>
      )}
      {editReach(claims, id) !== undefined && (
        <ButtonLink icon={<Pencil size={16} aria-hidden />} to={to(`detail/${id}/edit`)}>
          {t('organizations.edit')}
        </ButtonLink>
      )}
      {oversees && (
        <>
          <Button
            icon={isBlocked ? <LockOpen size={16} aria-hidden /> : <Ban size={16} aria-hidden />}
            onClick={() => organizationBlock.send({ type: 'ask', organization })}
          >
            {t(isBlocked ? 'organizations.unblock' : 'organizations.block')}
          </Button>
          <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => removal.send({ type: 'ask', organization })}>
            {t('organizations.removal.open')}
          </Button>
        </>
      )}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${theme.media.belowMd} {
    margin-left: 0;
  }
`
