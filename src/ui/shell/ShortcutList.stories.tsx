import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ShortcutList } from './ShortcutList.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const view = ({ stage: { entry } }: Library) => <ShortcutList preferences={entry.preferences} onClose={() => undefined} />

/** Of a folder's page, once single letters are turned off. */
export const LettersOff = machineStory({
  shows: inState('selection', 'none'),
  start: libraryWith(),
  view,
  play: async ({ stage: { entry } }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Shortcuts of a single letter or sign' }))
    await expect(entry.preferences.getSnapshot().context.letters).toBe(false)
    await expect(screen.getAllByText('off').length).toBeGreaterThan(2)
  },
})
