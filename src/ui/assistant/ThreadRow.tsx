import { useSelector } from '@xstate/react'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import type { Thread } from '../../domain/assistant/chat.ts'
import { useFocusAfter } from '../forms/useFocusAfter.ts'
import { ellipsis, insetFocus } from '../kit/mixins.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { theme } from '../theme/theme.ts'
import { ThreadTitleForm } from './ThreadTitleForm.tsx'

interface ThreadRowProps {
  readonly thread: Thread
  readonly isCurrent: boolean
  readonly actors: Pick<AssistantActors, 'threadTitle' | 'threadRemoval'>
  readonly onChoose: () => void
}

/** A thread among others, and what can be done with it. */
export const ThreadRow = ({ thread, isCurrent, actors: { threadTitle, threadRemoval }, onChoose }: ThreadRowProps) => {
  const { t } = useTranslation()
  const { threadId, title } = thread
  const isRenamed = useSelector(threadTitle, (snapshot) => snapshot.hasTag('open') && snapshot.context.thread?.threadId === threadId)
  const way = useFocusAfter(isRenamed)
  if (isRenamed) {
    return (
      <li>
        <ThreadTitleForm threadTitle={threadTitle} />
      </li>
    )
  }
  const label = t('assistant.history.actions', { title })
  return (
    <Row>
      <Way ref={way} type="button" title={title} aria-current={isCurrent || undefined} onClick={onChoose}>
        {title}
      </Way>
      <Menu
        label={label}
        entries={[
          { id: 'rename', label: t('assistant.history.rename'), icon: <Pencil size={16} aria-hidden />, onSelect: () => threadTitle.send({ type: 'title.edit', thread }) },
          { id: 'delete', label: t('assistant.history.delete'), tone: 'danger', icon: <Trash2 size={16} aria-hidden />, onSelect: () => threadRemoval.send({ type: 'ask', thread }) },
        ]}
        button={<IconButton size="compact" label={label} icon={<MoreHorizontal size={14} />} />}
      />
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  border-radius: ${theme.radius.small};

  &:hover {
    background: ${theme.color.hover};
  }

  &:has(> [aria-current]) {
    background: ${theme.color.primarySoft};
  }

  > :not(:first-child) button {
    opacity: 0;
  }

  > button:not(:first-child) {
    opacity: 0;
  }

  &:hover button,
  &:focus-within button,
  button[aria-expanded='true'] {
    opacity: 1;
  }

  ${theme.media.coarse} {
    > :not(:first-child) button,
    > button:not(:first-child) {
      opacity: 1;
    }
  }
`

const Way = styled.button`
  flex: 1;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  text-align: start;
  color: ${theme.color.ink};
  background: none;
  cursor: pointer;
  ${ellipsis}
  ${insetFocus}

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`
