import { useSelector } from '@xstate/react'
import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ConversationActor } from '../../application/assistant/conversation.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { endRoom } from '../page/endRoom.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { Announcement } from './Announcement.tsx'
import { Composer } from './Composer.tsx'
import { EmptyChat } from './EmptyChat.tsx'
import { Turns } from './Turns.tsx'
import { useKeptAtEnd } from './useKeptAtEnd.ts'

interface ConversationProps {
  readonly conversation: ConversationActor
  /** Somebody goes where an answer leads to. */
  readonly onFollow: () => void
}

/** What is said with the assistant, and where one says it. */
export const Conversation = ({ conversation, onFollow }: ConversationProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(conversation, (current) => current)
  const { messages, asked, failure, threadId } = snapshot.context
  const scroller = useRef<HTMLDivElement>(null)
  const { isAway, toEnd } = useKeptAtEnd(scroller)
  const isEmpty = messages.length === 0 && asked === undefined && !snapshot.hasTag('answering')
  const isReading = isEmpty && snapshot.matches('reading')
  const isFailed = isEmpty && snapshot.matches('failed')
  return (
    <Root>
      <Scroller ref={scroller} tabIndex={0} aria-label={t('assistant.conversation.label')} aria-busy={isReading || undefined}>
        <Column>
          {isReading && <Waiting />}
          {isFailed && failure && (
            <ErrorState
              title={t('assistant.conversation.failed')}
              text={failureText(t, failure, matchLanguage(i18n.language))}
              onRetry={() => conversation.send({ type: 'messages.reread' })}
              action={
                <Button tone="ghost" onClick={() => conversation.send({ type: 'thread.clear' })}>
                  {t('assistant.newChat')}
                </Button>
              }
            />
          )}
          {isEmpty && !isReading && !isFailed && <EmptyChat onAsk={(message) => conversation.send({ type: 'message.send', message })} />}
          {!isEmpty && <Turns key={threadId} conversation={conversation} onFollow={onFollow} />}
        </Column>
      </Scroller>
      {isAway && (
        <Latest>
          <Button size="compact" icon={<ArrowDown size={14} aria-hidden />} onClick={toEnd}>
            {t('assistant.conversation.latest')}
          </Button>
        </Latest>
      )}
      <Composer conversation={conversation} onSent={toEnd} />
      <Announcement conversation={conversation} />
    </Root>
  )
}

const Waiting = () => (
  <>
    <Skeleton $width="45%" $height={theme.size.tall} style={{ justifySelf: 'end' }} />
    <Skeleton $height={theme.size.picture} />
    <Skeleton $width="35%" $height={theme.size.tall} style={{ justifySelf: 'end' }} />
    <Skeleton $height={theme.size.picture} />
  </>
)

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${endRoom()}
`

const Scroller = styled.section`
  display: grid;
  flex: 1;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};
  width: 100%;
  max-width: calc(${theme.size.text} + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]};

  ${theme.media.belowSm} {
    padding: ${theme.space[4]};
  }
`

const Latest = styled.div`
  position: relative;
  height: 0;
  text-align: center;

  > button {
    position: relative;
    bottom: calc(${theme.size.compact} + ${theme.space[2]});
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow.float};
  }
`
