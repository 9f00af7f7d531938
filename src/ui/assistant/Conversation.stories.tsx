import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { asked, inThread, press, typed } from '../../../.storybook/assistant.ts'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Pictures } from './answer/pictures.ts'
import { Conversation } from './Conversation.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ conversation, files }: Library) => (
  <Framed>
    <Pictures value={files}>
      <Conversation conversation={conversation} onFollow={() => undefined} />
    </Pictures>
  </Framed>
)
const ready = inState('conversation', 'ready')

export const Empty = machineStory({ shows: inState('conversation', 'empty'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('conversation', 'reading'),
  start: libraryWith(inThread(0, ({ ports }) => ports.faults.hold('assistant.messages'))),
  view,
})
export const Failed = machineStory({
  shows: inState('conversation', 'failed'),
  start: libraryWith(inThread(0, ({ ports }) => ports.faults.fail('assistant.messages', { code: 'UNREACHABLE' }))),
  view,
})
export const Answered = machineStory({ shows: ready, start: libraryWith(inThread(0)), view })
/** Everything that an answer can consist of, very long words, an answer that was stopped and came without the model, which its text alone says. */
export const AllOfIt = machineStory({
  shows: ready,
  start: libraryWith(inThread(1)),
  view,
  play: async () => expect(await screen.findAllByText(/language model did not answer/)).toHaveLength(1),
})
export const Sending = machineStory({
  shows: inState('conversation', 'sending'),
  start: libraryWith(asked(0, ({ ports }) => ports.faults.hold('assistant.send'))),
  view,
})
export const Loading = machineStory({ shows: inState('conversation', 'answering.loading'), start: libraryWith(asked(0)), view })
export const Typing = machineStory({ shows: inState('conversation', 'answering.typing'), start: libraryWith(asked(3)), view, play: typed })
export const Settling = machineStory({
  shows: inState('conversation', 'settling'),
  start: libraryWith(asked(Infinity, ({ ports }) => ports.faults.hold('assistant.messages'))),
  view,
})
export const Stopping = machineStory({
  shows: inState('conversation', 'stopping'),
  start: libraryWith(asked(2, ({ ports }) => ports.faults.hold('assistant.stop'))),
  view,
  play: async (library) => {
    await typed(library)
    await press('Stop')
  },
})
export const Stopped = machineStory({
  shows: ready,
  start: libraryWith(asked(2)),
  view,
  play: async (library) => {
    await typed(library)
    await press('Stop')
    await expect(await screen.findByText('You stopped this answer.')).toBeVisible()
  },
})
export const Retrying = machineStory({
  shows: inState('conversation', 'retrying'),
  start: libraryWith(inThread(0, ({ ports }) => ports.faults.hold('assistant.retry'))),
  view,
  play: () => press('Answer again'),
})
export const CutOff = machineStory({
  shows: ready,
  start: libraryWith(asked(2)),
  view,
  play: async (library) => {
    await typed(library)
    library.stage.ports.assistant.cut()
    await expect(await screen.findByRole('alert')).toHaveTextContent('The connection broke off. What had come is kept.')
  },
})
export const NoAnswer = machineStory({
  shows: ready,
  start: libraryWith(asked(Infinity, ({ ports }) => (ports.assistant.reply = () => ({ ground: { sources: [], engine: 'builtIn' }, chunks: [] })))),
  view,
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('There is no answer to this.'),
})
/** What could not be sent is in the field again. */
export const NotSent = machineStory({
  shows: inState('conversation', 'empty'),
  start: libraryWith(({ ports }) => ports.faults.fail('assistant.send', { code: 'UNREACHABLE' })),
  view,
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Your question' })
    await userEvent.type(field, 'Which ships?{Enter}')
    await waitFor(() => expect(field).toHaveValue('Which ships?'))
  },
})
export const InOtherWords = machineStory({
  shows: ready,
  start: libraryWith(inThread(0)),
  view,
  play: async (library) => {
    const [edit] = await screen.findAllByRole('button', { name: 'Ask in other words' })
    if (edit) await userEvent.click(edit)
    const field = await screen.findByRole('textbox', { name: 'The question in other words' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Which pictures show a ship?{Enter}')
    await waitFor(() => expect(library.conversation.getSnapshot().context.messages.map(({ message }) => message)[0]).toBe('Which pictures show a ship?'))
    await waitFor(() => expect(library.conversation.getSnapshot().context.messages).toHaveLength(2))
  },
})
/** The card of a source in hand; Escape puts it away. */
export const SourceFocused = machineStory({
  shows: ready,
  start: libraryWith(inThread(0)),
  view,
  play: async () => {
    const [marker] = await screen.findAllByRole('link', { name: 'Source 1: harbour-at-dusk.jpg' })
    if (marker) await userEvent.hover(marker)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('taken from the tower of the old town hall')
    await expect(marker).toHaveAttribute('href', expect.stringContaining('/records/assets/'))
  },
})
export const Judged = machineStory({
  shows: ready,
  start: libraryWith(inThread(0)),
  view,
  play: async () => {
    const thumbs = await screen.findAllByRole('button', { name: 'This answer did not help' })
    const last = thumbs.at(-1)
    if (last) await userEvent.click(last)
    await waitFor(() => expect(last).toHaveAttribute('aria-pressed', 'true'))
  },
})
