import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationActor } from '../../application/organizations/organization.machine.ts'
import type { OrganizationStorageActor } from '../../application/organizations/organizationStorage.machine.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { Reach } from '../../domain/organizations/reach.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { OrganizationUsage, SpaceProperties } from './OrganizationUsage.tsx'
import { requestText } from './requestText.ts'

interface OrganizationStorageProps {
  readonly organization: OrganizationActor
  readonly storage: OrganizationStorageActor
  readonly reach: Reach | undefined
  readonly editAddress: string
}

/** What an organization uses of what it was given, what else takes up room, and what more was asked for. */
export const OrganizationStorage = ({ organization, storage, reach, editAddress }: OrganizationStorageProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const looked = useSelector(organization, (current) => current)
  const read = useSelector(storage, (current) => current)
  const { detail } = looked.context
  const { space, failure } = read.context
  if (read.matches('failed') && failure)
    return <ErrorState title={t('organizations.space.failed')} text={failureText(t, failure, language)} onRetry={() => storage.send({ type: 'retry' })} />
  if (detail === undefined || space === undefined) return <Skeleton $height="12rem" />
  const { summary, upgradeRequest } = detail
  const isFailed = looked.matches('viewing') && looked.context.failure !== undefined
  const rows = [
    [t('organizations.space.reserved'), t('organizations.space.amount', { count: space.reserved.files, size: formatSize(space.reserved.bytes, language) })],
    [t('organizations.space.trash'), t('organizations.space.amount', { count: space.trash.files, size: formatSize(space.trash.bytes, language) })],
  ] as const
  return (
    <>
      <OrganizationUsage organization={summary} />
      <SpaceProperties>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </SpaceProperties>
      <Asked aria-labelledby="space-requests">
        <h2 id="space-requests">{t('organizations.space.requests')}</h2>
        {space.requests.length === 0 && <p>{t('organizations.space.noRequests')}</p>}
        <Requests>
          {space.requests.map((request) => (
            <li key={request.requestedAt}>
              <span>{requestText(t, request, summary, language)}</span>
              <small>{t(request.closedAt === null ? 'organizations.space.open' : 'organizations.space.answered')}</small>
            </li>
          ))}
        </Requests>
      </Asked>
      {isFailed && looked.context.failure !== undefined && <Alert>{failureText(t, looked.context.failure, language)}</Alert>}
      {reach === 'all' && (
        <ButtonRow>
          <ButtonLink to={editAddress}>{t('organizations.space.change')}</ButtonLink>
          {upgradeRequest !== null && (
            <Button busy={looked.matches('puttingAside')} onClick={() => organization.send({ type: 'request.close' })}>
              {t('organizations.putAside')}
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  )
}

const Asked = styled.section`
  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  > p {
    color: ${theme.color.inkSoft};
  }
`

const Requests = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} 0;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
