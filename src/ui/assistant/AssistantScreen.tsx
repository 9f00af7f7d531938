import { useSelector } from '@xstate/react'
import { History, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import { ASSISTANT_PATH } from '../addresses/assistant.ts'
import { ItemHead } from '../items/ItemPage.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { theme } from '../theme/theme.ts'
import { Conversation } from './Conversation.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ThreadRemovalDialog } from './ThreadRemovalDialog.tsx'

const nothing = () => undefined

/** The assistant as a page: the threads at the side, what is said beside them. */
export const AssistantScreen = ({ actors }: { readonly actors: AssistantActors }) => {
  const { t } = useTranslation()
  const { conversation, threadRemoval } = actors
  // Where there is no room for both, the threads are shown when they are asked for.
  const [isBrowsing, setBrowsing] = useState(false)
  const hasThread = useSelector(conversation, ({ context }) => context.threadId !== undefined)
  const title = t('assistant.title')
  usePageTitle(title)
  return (
    <Root>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'assistant', label: title, to: ASSISTANT_PATH }]} />
      </InTopBar>
      <ItemHead>
        <h1>{title}</h1>
        <Tools>
          <Narrow>
            <IconButton
              label={t(isBrowsing ? 'assistant.history.hide' : 'assistant.history.show')}
              aria-pressed={isBrowsing}
              icon={<History size={16} />}
              onClick={() => setBrowsing(!isBrowsing)}
            />
          </Narrow>
          <Button icon={<Plus size={16} aria-hidden />} disabled={!hasThread} onClick={() => conversation.send({ type: 'thread.clear' })}>
            {t('assistant.newChat')}
          </Button>
        </Tools>
      </ItemHead>
      <Sides data-browsing={isBrowsing || undefined}>
        <HistoryPanel actors={actors} onChosen={() => setBrowsing(false)} />
        <Conversation conversation={conversation} onFollow={nothing} />
      </Sides>
      <ThreadRemovalDialog threadRemoval={threadRemoval} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Tools = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-left: auto;
`

const Narrow = styled.div`
  ${theme.media.lg} {
    display: none;
  }
`

const Sides = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: ${theme.size.homeCard} minmax(0, 1fr);
  min-height: 0;
  border-top: ${theme.border.line};

  > nav {
    border-right: ${theme.border.line};
  }

  ${theme.media.belowLg} {
    grid-template-columns: minmax(0, 1fr);

    > * {
      grid-area: 1 / 1;
    }

    > nav {
      z-index: 1;
      border-right: 0;
    }

    &:not([data-browsing]) > nav {
      display: none;
    }
  }
`
