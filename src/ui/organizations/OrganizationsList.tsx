import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { OrganizationsActor } from '../../application/organizations/organizations.machine.ts'
import { Badge, StatusDot } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ellipsis, insetFocus } from '../kit/focus.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { organizationsAddress, termOf } from './addresses.ts'
import { ListFailure } from './ListFailure.tsx'

interface OrganizationsListProps {
  readonly organizations: OrganizationsActor
  readonly chosen: string
}

const WAITING = Array.from({ length: 6 }, (_, row) => row)

/** The organizations by name, narrowed by a part of it. */
export const OrganizationsList = ({ organizations, chosen }: OrganizationsListProps) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const snapshot = useSelector(organizations, (current) => current)
  const { organizations: listed, next } = snapshot.context
  return (
    <Root aria-label={t('organizations.list')}>
      <Find>
        <TextField
          type="search"
          label={t('organizations.find')}
          value={termOf(search)}
          onChange={(event) => void navigate(organizationsAddress(search, { term: event.currentTarget.value }), { replace: true })}
        />
      </Find>
      {snapshot.matches('reading') && (
        <List aria-busy>
          {WAITING.map((row) => (
            <Waiting key={row}>
              <Skeleton $width="60%" />
              <Skeleton $width="40%" />
            </Waiting>
          ))}
        </List>
      )}
      {snapshot.matches('nothing') && <Note>{t('organizations.nothing')}</Note>}
      <ListFailure organizations={organizations} />
      {listed.length > 0 && (
        <List>
          {listed.map(({ id, name, state, users, upgradeRequestedAt }) => (
            <li key={id}>
              <Row to={organizationsAddress(search, { organization: id })} aria-current={id === chosen || undefined} replace>
                <strong title={name}>{name}</strong>
                <span>
                  <StatusDot tone={state === 'Blocked' ? 'danger' : 'success'}>{t(`organizations.states.${state}`)}</StatusDot>
                  {t('organizations.users', { count: users })}
                  {upgradeRequestedAt !== null && <Badge tone="warning">{t('organizations.wantsMore')}</Badge>}
                </span>
              </Row>
            </li>
          ))}
        </List>
      )}
      {snapshot.matches('stuck') && (
        <Note role="alert">
          {t('organizations.moreFailed')} <Button onClick={() => organizations.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
        </Note>
      )}
      {next !== null && !snapshot.matches('stuck') && (
        <Note>
          <Button busy={snapshot.matches('extending')} onClick={() => organizations.send({ type: 'more.wanted' })}>
            {t('organizations.more')}
          </Button>
        </Note>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-right: ${theme.border.line};
  overflow: auto;

  ${theme.media.belowLg} {
    max-height: 40dvh;
    border-right: 0;
    border-bottom: ${theme.border.line};
  }
`

const Find = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
`

const List = styled.ul`
  display: grid;
  padding: 0 ${theme.space[3]} ${theme.space[3]};
`

const Note = styled.p`
  padding: ${theme.space[2]} ${theme.space[5]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
`

const Waiting = styled.li`
  display: grid;
  gap: ${theme.space.snug};
  padding: ${theme.space[2]};
`

const Row = styled(Link)`
  display: grid;
  gap: ${theme.space.half};
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.ink};
  ${insetFocus}

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    background: ${theme.color.primarySoft};
  }

  strong {
    font-weight: ${theme.font.weight.medium};
    ${ellipsis}
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
