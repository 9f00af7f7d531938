import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { liftsFor, type RestrictedUser } from '../../domain/restrictions/restriction.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { stateText } from './stateText.ts'

interface RestrictedUserRowProps {
  readonly user: RestrictedUser
  /** Whoever looks: nobody restricts anything for themselves. */
  readonly isOwn: boolean
  readonly busy: boolean
  readonly onToggle: () => void
  readonly onCheck: () => void
}

/** A user, what keeps the resource from them, and what can be done about it. */
export const RestrictedUserRow = ({ user, isOwn, busy, onToggle, onCheck }: RestrictedUserRowProps) => {
  const { t } = useTranslation()
  const { restriction } = user
  const name = `${user.firstName} ${user.lastName}`
  const lifts = liftsFor(user)
  return (
    <Row>
      <Person>
        <strong>{name}</strong>
        <small>
          {user.role} · {user.email}
        </small>
        <State data-restricted={restriction !== null}>{stateText(t, restriction)}</State>
      </Person>
      <Button tone="ghost" aria-label={t('restrictions.checkUser', { user: name })} onClick={onCheck}>
        {t('restrictions.check')}
      </Button>
      {isOwn ? (
        <Own>{t('restrictions.you')}</Own>
      ) : (
        <Button busy={busy} aria-label={t(lifts ? 'restrictions.liftUser' : 'restrictions.restrictUser', { user: name })} onClick={onToggle}>
          {t(lifts ? 'restrictions.lift' : 'restrictions.restrict')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} 0;
  border-bottom: ${theme.border.line};
`

const Person = styled.div`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;

  small {
    color: ${theme.color.inkFaint};
    overflow-wrap: anywhere;
  }
`

const State = styled.span`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};

  &[data-restricted='true'] {
    color: ${theme.color.danger};
  }
`

const Own = styled.span`
  color: ${theme.color.inkFaint};
`
