import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { createTemplateFinderMachine } from '../../application/templates/templateFinder.machine.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
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

export const Idle = machineStory({
  shows: inState('templateFinder', 'idle'),
  start: libraryWith(),
  view,
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'Add template' })).toBeVisible()
  },
})

/** Looked at for longer than anybody pauses. */
export const Waiting = machineStory({
  shows: inState('templateFinder', 'waiting'),
  start: () => {
    const templateFinder = createActor(createTemplateFinderMachine({ ...inMemoryPorts(), mayManage: () => true, pause: 3_600_000 })).start()
    templateFinder.send({ type: 'term.changed', term: 'glass' })
    return { ...libraryWith()(), templateFinder }
  },
  view,
})

export const Finding = machineStory({
  shows: inState('templateFinder', 'finding'),
  start: libraryWith(({ ports }) => void ports.faults.hold('templates.list')),
  view,
  play: () => typed('glass'),
})

export const Listing = machineStory({
  shows: inState('templateFinder', 'listing'),
  start: libraryWith(),
  view,
  play: async () => {
    await typed('glass')
    await expect(await screen.findByRole('option', { name: /Glass plate/ })).toBeVisible()
  },
})
