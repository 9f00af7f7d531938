import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OwnSessionsActor } from '../../application/profile/ownSessions.machine.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { deviceIn, type OwnSession } from '../../domain/users/profile.ts'
import { useFocusAfter } from '../forms/useFocusAfter.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'

/** Sessions that are shown before all are asked for. */
const FIRST = 5

/** The browsers one is signed in with, each with its way out, and the way out of all. */
export const OwnSessions = ({ sessions }: { readonly sessions: OwnSessionsActor }) => {
  const { t, i18n } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const snapshot = useSelector(sessions, (current) => current)
  const { sessions: all, isWhole, ending, failure } = snapshot.context
  const shown = isWhole ? all : all.slice(0, FIRST)
  const isBusy = snapshot.hasTag('busy')
  const heading = useFocusAfter<HTMLHeadingElement>(isBusy)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  return (
    <section aria-labelledby="profile-sessions">
      <h2 id="profile-sessions" tabIndex={-1} ref={heading}>
        {t('profile.sessions.title')}
      </h2>
      {snapshot.matches('reading') && <Skeleton $height="6rem" />}
      {snapshot.matches('failed') && (
        <ErrorState title={t('profile.sessions.failed')} text={message ?? ''} onRetry={() => sessions.send({ type: 'retry' })} />
      )}
      {!snapshot.matches('failed') && message !== undefined && <Alert>{message}</Alert>}
      <List>
        {shown.map((session) => (
          <li key={session.id}>
            <SessionText session={session} />
            {session.isCurrent ? (
              <Badge tone="success">{t('profile.sessions.current')}</Badge>
            ) : (
              <Button busy={ending === session.id} disabled={isBusy && ending !== session.id} onClick={() => sessions.send({ type: 'session.end', sessionId: session.id })}>
                {t('profile.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {shown.length < all.length && (
        <div>
          <Button tone="ghost" onClick={() => sessions.send({ type: 'all.show' })}>
            {t('profile.sessions.showAll', { count: all.length })}
          </Button>
        </div>
      )}
      {all.length > 0 && (
        <ButtonRow>
          {all.length > 1 && (
            <Button busy={snapshot.matches('endingOthers')} disabled={ending !== undefined} onClick={() => sessions.send({ type: 'others.end' })}>
              {t('profile.sessions.endOthers')}
            </Button>
          )}
          <Button tone="ghost" busy={snapshot.matches('endingAll')} disabled={isBusy && !snapshot.matches('endingAll')} onClick={() => setAsking(true)}>
            {t('profile.sessions.endAll')}
          </Button>
        </ButtonRow>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('profile.sessions.endAll')}
          text={t('profile.sessions.endAllText')}
          confirmLabel={t('profile.sessions.endAll')}
          onConfirm={() => {
            setAsking(false)
            sessions.send({ type: 'all.end' })
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  )
}

const SessionText = ({ session: { userAgent, usedAt, createdAt, address, isHere } }: { readonly session: OwnSession }) => {
  const { t } = useTranslation()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { browser, system } = deviceIn(userAgent)
  const device = [browser, system].filter((part) => part !== undefined).join(' · ')
  return (
    <Text>
      <strong>{device === '' ? t('profile.sessions.unknown') : device}</strong>
      <span>{t('profile.sessions.used', { date: formatDateTime(usedAt, timeZone) })}</span>
      <span>
        {address === ''
          ? t('profile.sessions.since', { date: formatDateTime(createdAt, timeZone) })
          : t(isHere ? 'profile.sessions.sinceHere' : 'profile.sessions.sinceFrom', { date: formatDateTime(createdAt, timeZone), address })}
      </span>
    </Text>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} 0;
    border-bottom: ${theme.border.line};
  }
`

const Text = styled.span`
  display: grid;
  min-width: 0;

  span {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
