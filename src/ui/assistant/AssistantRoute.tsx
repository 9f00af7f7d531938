import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import { assistantAddress, threadOf } from '../addresses/assistant.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { Pictures } from './answer/pictures.ts'
import { AssistantScreen } from './AssistantScreen.tsx'

/** The page of the assistant. The route's loader has opened the thread of the address; the address then is that of the thread in hand. */
export const AssistantRoute = ({ shell }: ScreenProps<AssistantActors>) => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const named = threadOf(search)
  const threadId = useSelector(shell.conversation, ({ context }) => context.threadId)
  useEffect(() => {
    if (threadId !== named) void navigate(assistantAddress(threadId), { replace: named === undefined })
  }, [navigate, named, threadId])
  return (
    <Pictures value={shell.files}>
      <AssistantScreen actors={shell} />
    </Pictures>
  )
}
