import { useSelector } from '@xstate/react'
import { HardDrive } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { HomeActors } from '../../application/home/homeActors.ts'
import type { TransfersActor } from '../../application/transfers/transfers.machine.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'
import { Attention } from './Attention.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { HomeHead } from './HomeHead.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { RecentRow } from './RecentRow.tsx'
import { SavedCard } from './SavedCard.tsx'
import { useRefusedValues } from './useRefusedValues.ts'

interface HomeScreenProps {
  readonly actors: Pick<FirstActors, 'files' | 'capabilities'> & HomeActors
  readonly claims: SessionClaims
  /** Undefined while nothing was sent. */
  readonly transfers: TransfersActor | undefined
}

/** Where somebody arrives: what is new, where to go on, what waits. */
export const HomeScreen = ({ actors: { home: actor, files, capabilities }, claims, transfers }: HomeScreenProps) => {
  const { t, i18n } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const snapshot = useSelector(actor, (current) => current)
  const { home, unsaved, refused, failure } = snapshot.context
  const title = t('home.title')
  usePageTitle(title)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => actor.send({ type: 'retry' })
  const shown = snapshot.matches('shown') ? home : undefined
  const seeRefused = useRefusedValues(capabilities, claims.permissions)
  const mayOpen = can(claims.permissions, 'viewDetails')
  const isFirst = shown !== undefined && shown.recent.length === 0
  return (
    <Page ref={page}>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'home', label: title, to: '/' }]} />
      </InTopBar>
      <HomeHead claims={claims} home={shown} capabilities={capabilities} />
      {snapshot.matches({ shown: 'stuck' }) && (
        <RetryAlert onRetry={retry}>{message}</RetryAlert>
      )}
      {snapshot.matches('failed') && <ErrorState title={t('home.failed')} text={message} onRetry={retry} />}
      {shown === undefined && !snapshot.matches('failed') && <HomeSkeleton label={t('home.reading')} />}
      {isFirst && <FirstVisit claims={claims} capabilities={capabilities} />}
      {shown !== undefined && !isFirst && <RecentRow recent={shown.recent} addedLately={shown.addedLately} files={files} mayOpen={mayOpen} />}
      {shown !== undefined && (
        <Columns>
          {shown.places.length > 0 && <PlaceCard title={t('home.goOn')} items={shown.places} files={files} mayOpen={mayOpen} unsaved={unsaved} />}
          <SavedCard capabilities={capabilities} permissions={claims.permissions} />
          <Attention home={shown} refused={refused} onSeeRefused={(values) => void seeRefused(values)} transfers={transfers} isReading={snapshot.matches({ shown: 'readingAgain' })} onReadAgain={() => actor.send({ type: 'unread.read' })} />
          {shown.favorites.length > 0 && <PlaceCard title={t('home.favorites')} items={shown.favorites} files={files} mayOpen={mayOpen} all="/favorites" />}
        </Columns>
      )}
      {shown !== undefined && shown.monthsLeft !== null && (
        <Pace>
          <span>
            <HardDrive size={16} aria-hidden />
            {shown.monthsLeft === 0 ? t('home.fullSoon') : t('home.lasts', { count: shown.monthsLeft })}
          </span>
          {can(claims.permissions, 'viewDashboard') && <Link to="/dashboard">{t('home.whatTakesRoom')}</Link>}
        </Pace>
      )}
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${theme.space[6]};
  padding: ${theme.space[6]} ${theme.space[5]};
  ${endRoom(theme.space[6])}

  ${theme.media.belowMd} {
    gap: ${theme.space[5]};
    padding: ${theme.space[4]} ${theme.space[3]};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[5]};

  ${theme.media.md} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.size.homeCard}), 1fr));
  }
`

const Pace = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: auto;
  color: ${theme.color.inkFaint};

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }

  svg {
    flex: none;
  }

  a {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkSoft};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
