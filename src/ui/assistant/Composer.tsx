import { useSelector } from '@xstate/react'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ConversationActor } from '../../application/assistant/conversation.machine.ts'
import { MESSAGE_LENGTH, messageProblem } from '../../domain/assistant/chat.ts'
import { Button } from '../kit/Button.tsx'
import { ProblemText } from '../kit/Field.tsx'
import { Area } from '../kit/TextArea.tsx'
import { theme } from '../theme/theme.ts'
import { useOnline } from './useOnline.ts'

interface ComposerProps {
  readonly conversation: ConversationActor
  readonly onSent: () => void
}

/** Where a question is written. Enter sends it, also while an answer comes: that one is then stopped. */
export const Composer = ({ conversation, onSent }: ComposerProps) => {
  const { t } = useTranslation()
  const id = useId()
  const draft = useSelector(conversation, ({ context }) => context.draft)
  const isOnline = useOnline()
  const canSend = useSelector(conversation, (snapshot) => snapshot.can({ type: 'message.send', message: draft })) && isOnline
  const canStop = useSelector(conversation, (snapshot) => snapshot.can({ type: 'answer.stop' }))
  const isTooLong = messageProblem(draft)?.code === 'tooLong'
  const send = () => {
    if (!canSend) return
    conversation.send({ type: 'message.send', message: draft })
    onSent()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const isStop = canStop && draft.trim() === ''
  return (
    <Root>
      <Inner>
        <Field
          $lines={1}
          rows={1}
          data-autofocus
          aria-label={t('assistant.composer.label')}
          aria-describedby={id}
          aria-invalid={isTooLong || undefined}
          placeholder={t('assistant.composer.placeholder')}
          value={draft}
          onChange={(event) => conversation.send({ type: 'draft.change', draft: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        {isStop ? (
          <Button size="tall" icon={<Square size={14} aria-hidden />} onClick={() => conversation.send({ type: 'answer.stop' })}>
            {t('assistant.composer.stop')}
          </Button>
        ) : (
          <Button size="tall" tone="primary" disabled={!canSend} icon={<ArrowUp size={16} aria-hidden />} onClick={send}>
            {t('assistant.composer.send')}
          </Button>
        )}
      </Inner>
      <Below id={id}>
        {isTooLong && <ProblemText role="alert">{t('assistant.composer.tooLong', { limit: MESSAGE_LENGTH })}</ProblemText>}
        {!isOnline && <ProblemText aria-live="polite">{t('assistant.composer.offline')}</ProblemText>}
        {!isTooLong && isOnline && <Hint>{t('assistant.composer.hint')}</Hint>}
      </Below>
    </Root>
  )
}

const Root = styled.div`
  flex: none;
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[2]};
  border-top: ${theme.border.line};

  ${theme.media.belowSm} {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`

const Inner = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: flex-end;
  max-width: ${theme.size.text};
  margin: 0 auto;
`

const Field = styled(Area)`
  flex: 1;
  min-width: 0;
  min-height: ${theme.size.tall};
  max-height: 30dvh;
  resize: none;
`

const Below = styled.div`
  max-width: ${theme.size.text};
  min-height: ${theme.space[5]};
  margin: ${theme.space[1]} auto 0;
`

const Hint = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};

  ${theme.media.coarse} {
    display: none;
  }
`
