import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { asked, inThread, keepThreads, press, typed } from '../../../.storybook/assistant.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AssistantDialog } from './AssistantDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = (library: Library) => (
  <>
    <p>The page that was open lies below.</p>
    <AssistantDialog actors={library} />
  </>
)
const opened =
  (prepare: (stage: Stage) => void = keepThreads) =>
  (stage: Stage): void => {
    prepare(stage)
    stage.shell.assistantDialog.send({ type: 'dialog.open' })
  }
const chatting = inState('assistantDialog', 'open.chatting')
const minimised = inState('assistantDialog', 'minimised')

export const Closed = machineStory({ shows: inState('assistantDialog', 'closed'), start: libraryWith(keepThreads), view })
export const NewChat = machineStory({ shows: chatting, start: libraryWith(opened()), view, play: async () => expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveFocus() })
export const Chatting = machineStory({ shows: chatting, start: libraryWith(opened(inThread(0))), view, play: async () => expect(await screen.findByText(/may we publish/)).toBeVisible() })
export const Typing = machineStory({ shows: chatting, start: libraryWith(opened(asked(3))), view, play: typed })
export const Browsing = machineStory({
  shows: inState('assistantDialog', 'open.browsing'),
  start: libraryWith(opened(inThread(0))),
  view,
  play: async () => {
    await press('Show earlier chats')
    await expect(await screen.findByText('Pictures of the old harbour')).toBeVisible()
  },
})
export const MinimisedAnswering = machineStory({
  shows: minimised,
  start: libraryWith(opened(asked(3))),
  view,
  play: async (library) => {
    await typed(library)
    await press('Minimise')
    await expect(await screen.findByRole('button', { name: /^Answering…/ })).toBeVisible()
  },
})
/** The answer came while the dialog was out of the way. */
export const MinimisedAnswered = machineStory({
  shows: minimised,
  start: libraryWith(opened(asked(3))),
  view,
  play: async (library) => {
    await typed(library)
    await press('Minimise')
    library.stage.ports.assistant.resume()
    await expect(await screen.findByRole('button', { name: /^The answer is ready/ })).toBeVisible()
  },
})
/** Escape while an answer comes puts the dialog out of the way; else it closes it, and the thread is there again with the next opening. */
export const Dismissed = machineStory({
  shows: inState('assistantDialog', 'closed'),
  start: libraryWith(opened(asked(3))),
  view,
  play: async (library) => {
    await typed(library)
    await userEvent.keyboard('{Escape}')
    library.stage.ports.assistant.resume()
    await press('The answer is ready Open the assistant')
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-modal', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(library.conversation.getSnapshot().context.threadId).toBeDefined()
  },
})
