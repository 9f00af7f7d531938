import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDate } from '../../domain/format/dates.ts'
import type { Passkey } from '../../domain/session/passkey.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

interface OwnPasskeysProps {
  readonly passkeys: readonly Passkey[]
  readonly onRemove: (id: string) => void
}

/** The own passkeys, by the names that their owner gave them. */
export const OwnPasskeys = ({ passkeys, onRemove }: OwnPasskeysProps) => {
  const { t } = useTranslation()
  if (passkeys.length === 0) return null
  return (
    <List aria-label={t('twoFactor.passkeys')}>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <small>
              {usedAt === null
                ? t('twoFactor.passkeyAdded', { date: formatDate(createdAt, TIME_ZONE) })
                : t('twoFactor.passkeyUsed', { date: formatDate(usedAt, TIME_ZONE) })}
            </small>
          </span>
          <Button aria-label={t('twoFactor.removePasskey', { name })} onClick={() => onRemove(id)}>
            {t('twoFactor.remove')}
          </Button>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  list-style: none;
  color: ${theme.color.ink};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
    padding: ${theme.space[2]} ${theme.space[3]};
  }

  li + li {
    border-top: ${theme.border.line};
  }

  span {
    display: grid;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${theme.font.weight.medium};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
