import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openPlace } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { FolderScreen } from '../folders/FolderScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const start = libraryWith((stage) => openPlace(stage, stage.ports.sample.folders.photographs.id))
const view = ({ stage }: Library) => (
  <Framed>
    <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

const press = async (canvas: HTMLElement, keys: string) => {
  const link = await within(canvas).findByRole('link', { name: 'Herring boats 01.jpg' })
  const tile = link.closest('td')
  tile?.focus()
  await userEvent.keyboard(keys)
  return tile
}

export const Empty = machineStory({
  shows: inState('clipboard', 'empty'),
  start,
  view,
  play: async (_, canvas) => {
    await expect(await press(canvas, '{Control>}x{/Control}{Escape}')).not.toHaveAttribute('data-cut')
  },
})

export const Copied = machineStory({
  shows: inState('clipboard', 'copied'),
  start,
  view,
  play: async (_, canvas) => {
    await expect(await press(canvas, '{Control>}c{/Control}')).not.toHaveAttribute('data-cut')
  },
})

export const Cut = machineStory({
  shows: inState('clipboard', 'cut'),
  start,
  view,
  play: async (_, canvas) => {
    await expect(await press(canvas, '{Control>}x{/Control}')).toHaveAttribute('data-cut', 'true')
  },
})
