import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inThread, keepThreads } from '../../../.storybook/assistant.ts'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AssistantScreen } from './AssistantScreen.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = (library: Library) => (
  <Framed>
    <AssistantScreen actors={library} />
  </Framed>
)

export const NewChat = machineStory({ shows: inState('conversation', 'empty'), start: libraryWith(keepThreads), view })
export const InThread = machineStory({ shows: inState('conversation', 'ready'), start: libraryWith(inThread(0)), view, play: async () => expect(await screen.findByText(/may we publish/)).toBeVisible() })
