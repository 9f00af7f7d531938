import { Check, Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ConversationActor } from '../../../application/assistant/conversation.machine.ts'
import { FEEDBACKS, type ChatMessage } from '../../../domain/assistant/chat.ts'
import { withoutMarkers } from '../../../domain/assistant/sourceMarkers.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { theme } from '../../theme/theme.ts'

interface AnswerToolsProps {
  readonly conversation: ConversationActor
  readonly answer: ChatMessage
  readonly isLast: boolean
}

const THUMBS = { up: ThumbsUp, down: ThumbsDown }

/** What can be done with an answer: copied, given again, judged. */
export const AnswerTools = ({ conversation, answer, isLast }: AnswerToolsProps) => {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const { id, message, feedback = null } = answer
  const copy = async () => setCopied(await navigator.clipboard?.writeText(withoutMarkers(message)).then(() => true, () => false))
  return (
    <Root>
      <IconButton
        size="compact"
        label={t(copied ? 'assistant.answer.copied' : 'assistant.answer.copy')}
        icon={copied ? <Check size={14} /> : <Copy size={14} />}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      />
      {isLast && (
        <IconButton size="compact" label={t('assistant.answer.retry')} icon={<RotateCw size={14} />} onClick={() => conversation.send({ type: 'answer.retry' })} />
      )}
      {id !== '' &&
        FEEDBACKS.map((kind) => {
          const Thumb = THUMBS[kind]
          return (
            <IconButton
              key={kind}
              size="compact"
              label={t(`assistant.answer.${kind}`)}
              aria-pressed={feedback === kind}
              icon={<Thumb size={14} />}
              onClick={() => conversation.send({ type: 'feedback.give', messageId: id, feedback: feedback === kind ? null : kind })}
            />
          )
        })}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space.half};
  margin-left: -${theme.space.snug};
`
