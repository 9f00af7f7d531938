import { useSelector } from '@xstate/react'
import { History, Maximize2, Minus, Plus, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import { BREAKPOINTS } from '../../domain/constants.ts'
import { assistantAddress } from '../addresses/assistant.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { Conversation } from './Conversation.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MinimisedAssistant } from './MinimisedAssistant.tsx'
import { ThreadRemovalDialog } from './ThreadRemovalDialog.tsx'

const isNarrow = () => window.matchMedia(`(max-width: ${BREAKPOINTS.md - 0.02}px)`).matches

/** The assistant over every page: its dialog, or the small sign of one that is minimised. */
export const AssistantDialog = ({ actors }: { readonly actors: AssistantActors }) => {
  const { assistantDialog } = actors
  const isOpen = useSelector(assistantDialog, (snapshot) => snapshot.hasTag('open'))
  const isMinimised = useSelector(assistantDialog, (snapshot) => snapshot.matches('minimised'))
  if (isMinimised) return <MinimisedAssistant actors={actors} />
  return isOpen ? <OpenDialog actors={actors} /> : null
}

const OpenDialog = ({ actors }: { readonly actors: AssistantActors }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { assistantDialog, conversation, threadRemoval } = actors
  const isBrowsing = useSelector(assistantDialog, (snapshot) => snapshot.matches({ open: 'browsing' }))
  const threadId = useSelector(conversation, ({ context }) => context.threadId)
  // On a narrow screen the history lies over what is said.
  const onChosen = () => {
    if (isNarrow()) assistantDialog.send({ type: 'history.close' })
  }
  return (
    <Dialog
      size="wide"
      phone="full"
      bare
      title={t('assistant.title')}
      icon={<Sparkles size={18} aria-hidden />}
      onClose={() => assistantDialog.send({ type: 'dialog.close' })}
      onDismiss={() => assistantDialog.send({ type: 'dialog.dismiss' })}
      actions={
        <>
          <NewChat tone="ghost" aria-label={t('assistant.newChat')} icon={<Plus size={16} aria-hidden />} onClick={() => assistantDialog.send({ type: 'chat.new' })}>
            <span>{t('assistant.newChat')}</span>
          </NewChat>
          <IconButton
            label={t(isBrowsing ? 'assistant.history.hide' : 'assistant.history.show')}
            aria-pressed={isBrowsing}
            icon={<History size={16} />}
            onClick={() => assistantDialog.send({ type: isBrowsing ? 'history.close' : 'history.open' })}
          />
          <IconButton
            label={t('assistant.page')}
            icon={<Maximize2 size={16} />}
            onClick={() => {
              assistantDialog.send({ type: 'dialog.close' })
              void navigate(assistantAddress(threadId))
            }}
          />
          <IconButton label={t('assistant.minimise')} icon={<Minus size={16} />} onClick={() => assistantDialog.send({ type: 'dialog.minimise' })} />
        </>
      }
    >
      <Sides data-browsing={isBrowsing || undefined}>
        {isBrowsing && <HistoryPanel actors={actors} onChosen={onChosen} />}
        <Conversation conversation={conversation} onFollow={() => assistantDialog.send({ type: 'dialog.minimise' })} />
      </Sides>
      <ThreadRemovalDialog threadRemoval={threadRemoval} />
    </Dialog>
  )
}

const NewChat = styled(Button)`
  ${theme.media.belowSm} {
    > span {
      display: none;
    }
  }
`

const Sides = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  > div {
    display: flex;
  }

  ${theme.media.md} {
    &[data-browsing] {
      grid-template-columns: ${theme.size.facets} minmax(0, 1fr);
    }

    > nav {
      border-right: ${theme.border.line};
    }
  }

  ${theme.media.belowMd} {
    > nav {
      z-index: 1;
      grid-area: 1 / 1;
    }

    > div {
      grid-area: 1 / 1;
    }
  }
`
