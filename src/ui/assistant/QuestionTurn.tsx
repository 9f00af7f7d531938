import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { messageProblem, type ChatMessage } from '../../domain/assistant/chat.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface QuestionTurnProps {
  readonly question: Pick<ChatMessage, 'id' | 'message'>
  /** Asks in other words, where that can be. */
  readonly onAsk?: ((message: string) => void) | undefined
}

/** What somebody asked; it can be asked in other words. */
export const QuestionTurn = ({ question: { message }, onAsk }: QuestionTurnProps) => {
  const { t } = useTranslation()
  const [isEdited, setEdited] = useState(false)
  if (isEdited && onAsk !== undefined) return <QuestionForm message={message} onAsk={onAsk} onLeave={() => setEdited(false)} />
  return (
    <Root>
      {onAsk !== undefined && (
        <Tools>
          <IconButton size="compact" label={t('assistant.answer.edit')} icon={<Pencil size={14} />} onClick={() => setEdited(true)} />
        </Tools>
      )}
      <Bubble dir="auto">
        <VisuallyHidden>{t('assistant.conversation.you')}: </VisuallyHidden>
        {message}
      </Bubble>
    </Root>
  )
}

interface QuestionFormProps {
  readonly message: string
  readonly onAsk: (message: string) => void
  readonly onLeave: () => void
}

const QuestionForm = ({ message, onAsk, onLeave }: QuestionFormProps) => {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState(message)
  const problem = messageProblem(text)
  const ask = () => {
    if (problem !== undefined) return
    onLeave()
    onAsk(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      return onLeave()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return undefined
    event.preventDefault()
    return ask()
  }
  return (
    <Form>
      <TextArea
        ref={(area) => area?.focus()}
        label={t('assistant.answer.editLabel')}
        hint={t('assistant.answer.editHint')}
        problem={problem && problemText(t, problem, matchLanguage(i18n.language))}
        rows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Buttons>
        <Button size="compact" onClick={onLeave}>
          {t('kit.cancel')}
        </Button>
        <Button size="compact" tone="primary" disabled={problem !== undefined} onClick={ask}>
          {t('assistant.answer.askAgain')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  min-width: 0;
`

const Tools = styled.div`
  flex: none;
  opacity: 0;
  transition: opacity ${theme.motion.fast};

  ${Root}:hover &,
  ${Root}:focus-within & {
    opacity: 1;
  }

  ${theme.media.coarse} {
    opacity: 1;
  }
`

const Bubble = styled.p`
  max-width: min(85%, 60ch);
  padding: ${theme.space.roomy} ${theme.space[4]};
  border: 1px solid ${theme.color.primaryLine};
  border-radius: ${theme.radius.figure} ${theme.radius.figure} ${theme.radius.tiny} ${theme.radius.figure};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${theme.color.primarySoft};
`

const Form = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.primaryLine};
  border-radius: ${theme.radius.large};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`
