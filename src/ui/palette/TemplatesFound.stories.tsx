import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Palette } from './Palette.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const view = ({ stage: { entry, shell } }: Pick<Library, 'stage'>) => <Palette entry={entry} shell={shell} claims={SAMPLE_CLAIMS} onClose={() => undefined} />

const typed = async (term: string) => {
  const field = await screen.findByRole('combobox', { name: 'Command palette' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(term)
}

export const Finding = machineStory({
  shows: inState('quickSearch', 'idle'),
  start: libraryWith(({ ports }) => void ports.faults.hold('templates.list')),
  view,
  play: async () => {
    await typed('glass')
    await expect(await screen.findByRole('option', { name: 'All results for “glass”' })).toBeVisible()
  },
})

export const Listing = machineStory({
  shows: inState('quickSearch', 'idle'),
  start: libraryWith(),
  view,
  play: async () => {
    await typed('glass')
    await expect(await screen.findByRole('option', { name: /Glass plate/ })).toBeVisible()
  },
})
