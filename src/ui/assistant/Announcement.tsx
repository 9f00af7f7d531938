import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationActor } from '../../application/assistant/conversation.machine.ts'
import { withoutMarkers } from '../../domain/assistant/sourceMarkers.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** Tells who does not see it that an answer comes, and what it says once it is whole: not word by word. */
export const Announcement = ({ conversation }: { readonly conversation: ConversationActor }) => {
  const { t } = useTranslation()
  const isAnswering = useSelector(conversation, (snapshot) => snapshot.hasTag('answering'))
  const isReading = useSelector(conversation, (snapshot) => snapshot.matches('reading'))
  const last = useSelector(conversation, ({ context }) => context.messages.at(-1))
  // What was answered before somebody came is not told again.
  const [awaited, setAwaited] = useState(false)
  if (isAnswering && !awaited) setAwaited(true)
  if (isReading && awaited) setAwaited(false)
  const answer = awaited && last?.isAssistant === true ? t('assistant.conversation.answered', { text: withoutMarkers(last.message) }) : ''
  return <VisuallyHidden as="output">{isAnswering ? t('assistant.conversation.answering') : answer}</VisuallyHidden>
}
