import { useSelector } from '@xstate/react'
import { Sparkles, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import { isUnanswered } from '../../domain/assistant/messages.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

/** The assistant while it is out of the way: how its answer is doing, and the way back. */
export const MinimisedAssistant = ({ actors: { assistantDialog, conversation } }: { readonly actors: AssistantActors }) => {
  const { t } = useTranslation()
  const isAnswering = useSelector(conversation, (snapshot) => snapshot.hasTag('answering'))
  const isAnswered = useSelector(conversation, ({ context }) => context.messages.length > 0 && !isUnanswered(context.messages))
  const status = isAnswering ? t('assistant.minimised.answering') : isAnswered ? t('assistant.minimised.answered') : t('assistant.title')
  return (
    <Root aria-label={t('assistant.minimised.label')}>
      <VisuallyHidden as="output">{status}</VisuallyHidden>
      <Open type="button" title={t('assistant.minimised.open')} aria-label={`${status} ${t('assistant.minimised.open')}`} onClick={() => assistantDialog.send({ type: 'dialog.unminimise' })}>
        <span aria-hidden>{isAnswering ? <Spinner size="inline" /> : <Sparkles size={16} />}</span>
        <span>{status}</span>
      </Open>
      <IconButton size="compact" label={t('assistant.minimised.close')} icon={<X size={14} />} onClick={() => assistantDialog.send({ type: 'dialog.close' })} />
    </Root>
  )
}

const Root = styled.section`
  position: fixed;
  right: ${theme.space[5]};
  bottom: calc(var(--covered, 0px) + ${theme.space[5]});
  z-index: ${theme.layer.panel};
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.primaryLine};
  border-radius: ${theme.radius.round};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};

  > button {
    border-radius: ${theme.radius.round};
  }
`

const Open = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]} 0 ${theme.space[3]};
  border: 0;
  font: inherit;
  font-weight: ${theme.font.weight.medium};
  color: inherit;
  background: none;
  cursor: pointer;

  > :first-child {
    display: grid;
    color: ${theme.color.primary};
  }

  &:hover {
    background: ${theme.color.hover};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`
