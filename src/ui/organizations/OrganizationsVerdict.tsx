import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationAction } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { VerdictOnOrganizations } from '../../domain/organizations/many.ts'
import { theme } from '../theme/theme.ts'

interface OrganizationsVerdictProps {
  readonly picked: readonly OrganizationSummary[]
  readonly action: OrganizationAction
  readonly verdict: VerdictOnOrganizations
}

/** What blocking or unblocking many does, by name and number of people, and which are left out of it and why. */
export const OrganizationsVerdict = ({ picked, action, verdict: { done, left, users, signedIn } }: OrganizationsVerdictProps) => {
  const { t } = useTranslation()
  const reasonOf = (id: string) => t(`organizations.many.reason.${left.find((one) => one.id === id)?.code ?? 'GONE'}`)
  const [those, others] = [picked.filter(({ id }) => done.includes(id)), picked.filter(({ id }) => !done.includes(id))]
  return (
    <Root tabIndex={0} aria-live="polite">
      {those.length === 0 ? <p>{t('organizations.many.none')}</p> : <p>{t(`organizations.many.people.${action}`, { count: users })}</p>}
      {action === 'block' && signedIn > 0 && <p>{t('organizations.many.signedIn', { count: signedIn })}</p>}
      {those.length > 0 && (
        <ul aria-label={t(`organizations.many.confirm.${action}`, { count: those.length })}>
          {those.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('organizations.many.left', { count: others.length })}</h3>
          <ul aria-label={t('organizations.many.left', { count: others.length })}>
            {others.map(({ id, name }) => (
              <li key={id}>
                {name}: <span>{reasonOf(id)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.medium};
  }

  ul {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  span {
    color: ${theme.color.inkSoft};
  }
`
