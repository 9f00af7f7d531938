import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ConversationActor } from '../../application/assistant/conversation.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import { AnswerTurn } from './answer/AnswerTurn.tsx'
import { placed } from './answer/placed.ts'
import { QuestionTurn } from './QuestionTurn.tsx'

interface TurnsProps {
  readonly conversation: ConversationActor
  readonly onFollow: () => void
}

/** Questions and answers in their order, and what is on its way. */
export const Turns = ({ conversation, onFollow }: TurnsProps) => {
  const snapshot = useSelector(conversation, (current) => current)
  const { messages, asked, incoming, ground } = snapshot.context
  const isIdle = !snapshot.hasTag('answering')
  const { context } = snapshot
  return (
    <>
      {placed(messages).map(({ part: message, place }) =>
        message.isAssistant ? (
          <AnswerTurn key={place} conversation={conversation} answer={message} isLast={isIdle && place === messages.length - 1} onFollow={onFollow} />
        ) : (
          <QuestionTurn
            key={place}
            question={message}
            onAsk={message.id === '' ? undefined : (text) => conversation.send({ type: 'message.send', message: text, replaces: message.id })}
          />
        ),
      )}
      {asked !== undefined && messages.length === 0 && <QuestionTurn question={{ message: asked.message, id: '' }} />}
      {snapshot.matches({ answering: 'typing' }) && (
        <AnswerTurn
          conversation={conversation}
          answer={{ id: '', message: incoming, isAssistant: true, createdAt: '', sources: [], ...ground }}
          isLast={false}
          typing
          onFollow={onFollow}
        />
      )}
      {!isIdle && !snapshot.matches({ answering: 'typing' }) && <Loading isSending={snapshot.hasTag('sending')} />}
      {isIdle && <Lack conversation={conversation} lack={snapshot.matches('failed') ? 'unread' : context.lack} />}
    </>
  )
}

const Loading = ({ isSending }: { readonly isSending: boolean }) => {
  const { t } = useTranslation()
  const text = t(isSending ? 'assistant.conversation.sending' : 'assistant.conversation.loading')
  return (
    <Line>
      <Spinner size="inline" label={text} />
      <span aria-hidden>{text}</span>
    </Line>
  )
}

/** What the thread lacks, and the way to it. */
const Lack = ({ conversation, lack }: { readonly conversation: ConversationActor; readonly lack: 'cut' | 'missing' | 'unread' | undefined }) => {
  const { t } = useTranslation()
  if (lack === undefined) return null
  const text = { cut: t('assistant.conversation.cut'), missing: t('assistant.conversation.missing'), unread: t('assistant.conversation.failed') }[lack]
  return (
    <Line role="alert">
      {text}
      {lack === 'missing' ? (
        <Button size="compact" onClick={() => conversation.send({ type: 'answer.retry' })}>
          {t('assistant.answer.retry')}
        </Button>
      ) : (
        <Button size="compact" onClick={() => conversation.send({ type: 'messages.reread' })}>
          {t(lack === 'cut' ? 'assistant.conversation.resume' : 'kit.tryAgain')}
        </Button>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: ${theme.size.control};
  color: ${theme.color.inkSoft};
`
