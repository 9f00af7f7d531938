import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, openPlace } from '../../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../../infrastructure/memory/inMemoryApplication.ts'
import { inState } from '../../stories/inState.ts'
import { machineStory } from '../../stories/machineStory.tsx'
import { Palette } from './Palette.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const view = ({ stage: { entry, shell } }: Library) => <Palette entry={entry} shell={shell} claims={SAMPLE_CLAIMS} onClose={() => undefined} />
const atFolder = libraryWith((stage) => openPlace(stage, stage.ports.sample.folders.photographs.id))

/** Pages, and what can be done in the folder that is open. */
export const Offering = machineStory({
  shows: inState('folder', 'shown.listing'),
  start: atFolder,
  view,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Command palette' })
    await userEvent.keyboard('tra')
    await expect(field).toHaveFocus()
    const option = await screen.findByRole('option', { name: 'Trash' })
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field.getAttribute('aria-activedescendant')).not.toBe(option.id)
  },
})

/** What the search finds stands below what can be done. */
export const Found = machineStory({
  shows: inState('quickSearch', 'idle'),
  start: atFolder,
  view,
  play: async () => {
    await screen.findByRole('combobox', { name: 'Command palette' })
    await userEvent.keyboard('lighthouse')
    await screen.findAllByRole('option', { name: /Lighthouse at dusk/ })
  },
})
