import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { failureText } from '../texts/failureText.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { threadGroups } from './threadGroups.ts'
import { ThreadRow } from './ThreadRow.tsx'

interface HistoryPanelProps {
  readonly actors: Pick<AssistantActors, 'conversation' | 'threads' | 'threadTitle' | 'threadRemoval'>
  /** A thread was chosen. */
  readonly onChosen: () => void
}

const WAITING = Array.from({ length: 6 }, (_, row) => row)

/** The threads that somebody has had: found by their words, gone on with, renamed, deleted. */
export const HistoryPanel = ({ actors, onChosen }: HistoryPanelProps) => {
  const { t, i18n } = useTranslation()
  const { conversation, threads } = actors
  const [now] = useState(() => Date.now())
  const snapshot = useSelector(threads, (current) => current)
  const { search, threads: listed, next, failure } = snapshot.context
  const current = useSelector(conversation, ({ context }) => context.threadId)
  useEffect(() => threads.send({ type: 'list.opened' }), [threads])
  const isWaiting = listed.length === 0 && (snapshot.matches('unopened') || snapshot.matches('reading') || snapshot.matches('waiting'))
  const isFailed = snapshot.matches('failed')
  const isNothing = listed.length === 0 && !isWaiting && !isFailed
  const choose = (threadId: string) => {
    conversation.send({ type: 'thread.open', threadId })
    onChosen()
  }
  return (
    <Root aria-label={t('assistant.history.title')} aria-busy={isWaiting || undefined}>
      <Find
        type="search"
        $size="field"
        autoComplete="off"
        aria-label={t('assistant.history.find')}
        placeholder={t('assistant.history.find')}
        value={search}
        onChange={(event) => threads.send({ type: 'search.changed', search: event.currentTarget.value })}
      />
      <Scroller>
        {isWaiting && WAITING.map((row) => <Skeleton key={row} $height={theme.size.control} />)}
        {isFailed && failure && (
          <ErrorState
            title={t('assistant.history.failed')}
            text={failureText(t, failure, matchLanguage(i18n.language))}
            onRetry={() => threads.send({ type: 'retry' })}
          />
        )}
        {isNothing && <Nothing>{t(search.trim() === '' ? 'assistant.history.none' : 'assistant.history.notFound')}</Nothing>}
        {!isFailed &&
          threadGroups(listed, TIME_ZONE, now).map(({ age, threads: some }) => (
            <Group key={age} aria-labelledby={`threads-${age}`}>
              <p id={`threads-${age}`}>{t(`assistant.history.groups.${age}`)}</p>
              <ul>
                {some.map((thread) => (
                  <ThreadRow key={thread.threadId} thread={thread} isCurrent={thread.threadId === current} actors={actors} onChoose={() => choose(thread.threadId)} />
                ))}
              </ul>
            </Group>
          ))}
        {next !== null && !isFailed && (
          <Button tone="ghost" busy={snapshot.matches('extending')} onClick={() => threads.send({ type: 'more.wanted' })}>
            {t('assistant.history.more')}
          </Button>
        )}
      </Scroller>
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  min-height: 0;
  padding-top: ${theme.space[3]};
  background: ${theme.color.sunken};
`

const Find = styled(TextInput)`
  flex: none;
  width: auto;
  margin: 0 ${theme.space[3]};
`

const Scroller = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
  min-height: 0;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[3]};
  overflow: auto;
`

const Nothing = styled.p`
  padding: ${theme.space[2]};
  color: ${theme.color.inkSoft};
`

const Group = styled.section`
  > p {
    padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[1]};
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkFaint};
  }
`
