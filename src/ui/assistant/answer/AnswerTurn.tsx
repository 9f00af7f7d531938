import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ConversationActor } from '../../../application/assistant/conversation.machine.ts'
import type { ChatMessage } from '../../../domain/assistant/chat.ts'
import { advancedResultAddress } from '../../addresses/search.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { QueryWords } from '../../query-language/QueryWords.tsx'
import { theme } from '../../theme/theme.ts'
import { AnswerText } from './AnswerText.tsx'
import { AnswerTools } from './AnswerTools.tsx'
import { SourceList } from './SourceList.tsx'

interface AnswerTurnProps {
  readonly conversation: ConversationActor
  readonly answer: ChatMessage
  /** The last thing said, and nothing is under way. */
  readonly isLast: boolean
  /** More of it is to come. */
  readonly typing?: boolean
  readonly onFollow: () => void
}

/** What the assistant answered, what that stands on, and what can be done with it. */
export const AnswerTurn = ({ conversation, answer, isLast, typing = false, onFollow }: AnswerTurnProps) => {
  const { t } = useTranslation()
  const { message, sources, query, stopped } = answer
  return (
    <Root>
      <VisuallyHidden>{t('assistant.conversation.assistant')}:</VisuallyHidden>
      <AnswerText text={message} sources={sources} typing={typing} onFollow={onFollow} />
      {stopped === true && <Note>{t('assistant.conversation.stopped')}</Note>}
      {!typing && sources.length > 0 && <SourceList sources={sources} onFollow={onFollow} />}
      {!typing && query !== undefined && query !== '' && (
        <Asked>
          <span>{t('assistant.answer.searched')}</span>
          <QueryWords q={query} label={t('assistant.answer.searched')} />
          <ButtonLink size="compact" to={advancedResultAddress(query)} icon={<Search size={14} aria-hidden />} onClick={onFollow}>
            {t('assistant.answer.openSearch')}
          </ButtonLink>
        </Asked>
      )}
      {!typing && <AnswerTools conversation={conversation} answer={answer} isLast={isLast} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Note = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`

const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
