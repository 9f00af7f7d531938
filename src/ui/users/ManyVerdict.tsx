import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OfMany } from '../../application/users/UserGateway.ts'
import { fullName, type Account } from '../../domain/users/account.ts'
import type { VerdictOnMany } from '../../domain/users/many.ts'
import { theme } from '../theme/theme.ts'

interface ManyVerdictProps {
  readonly picked: readonly Account[]
  readonly kind: OfMany['change']['kind']
  readonly verdict: VerdictOnMany
}

/** What a change of many does, by name, and who is left out of it and why. */
export const ManyVerdict = ({ picked, kind, verdict: { done, left, signedIn, losing } }: ManyVerdictProps) => {
  const { t } = useTranslation()
  const reasonOf = (id: string) => t(`users.many.reason.${left.find((one) => one.id === id)?.code ?? 'GONE'}`)
  const [those, others] = [picked.filter(({ id }) => done.includes(id)), picked.filter(({ id }) => !done.includes(id))]
  return (
    <Root tabIndex={0} aria-live="polite">
      {those.length === 0 && <p>{t('users.many.nobody')}</p>}
      {kind === 'block' && signedIn > 0 && <p>{t('users.many.signedIn', { count: signedIn })}</p>}
      {kind === 'role' && losing > 0 && <p>{t('users.many.losing', { count: losing })}</p>}
      {those.length > 0 && (
        <ul aria-label={t(`users.many.confirm.${kind}`, { count: those.length })}>
          {those.map((account) => (
            <li key={account.id}>{fullName(account)}</li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('users.many.left', { count: others.length })}</h3>
          <ul aria-label={t('users.many.left', { count: others.length })}>
            {others.map((account) => (
              <li key={account.id}>
                {fullName(account)}: <span>{reasonOf(account.id)}</span>
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
