import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openPlace } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { FolderScreen } from './FolderScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const start = libraryWith((stage) => openPlace(stage, stage.ports.sample.folders.photographs.id))
const held = libraryWith((stage) => {
  stage.ports.faults.hold('assets.edit')
  openPlace(stage, stage.ports.sample.folders.photographs.id)
})
const view = ({ stage }: Library) => (
  <Framed>
    <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

const rename = async (canvas: HTMLElement, keys = '') => {
  const link = await within(canvas).findByRole('link', { name: 'Herring boats 01.jpg' })
  await within(canvas).findByRole('button', { name: 'Actions for this folder', expanded: false })
  link.closest('td')?.focus()
  await userEvent.keyboard('{F2}')
  const field = await within(canvas).findByRole('textbox', { name: 'Name of Herring boats 01.jpg' })
  if (keys !== '') await userEvent.keyboard(keys)
  return field
}

export const Editing = machineStory({
  shows: inState('renaming', 'editing'),
  start,
  view,
  play: async (_, canvas) => {
    const field = await rename(canvas)
    await expect(field).toHaveFocus()
    await expect((field as HTMLInputElement).selectionEnd).toBe('Herring boats 01'.length)
  },
})

export const Saving = machineStory({
  shows: inState('renaming', 'saving'),
  start: held,
  view,
  play: async (_, canvas) => {
    await expect(await rename(canvas, 'Fleet{Enter}')).toHaveAttribute('readonly')
  },
})

export const Refused = machineStory({
  shows: inState('renaming', 'refused'),
  start,
  view,
  play: async (_, canvas) => {
    const field = await rename(canvas, 'Herring boats 02{Enter}')
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent(/already/)
    await expect(field).toHaveFocus()
  },
})

export const Closed = machineStory({
  shows: inState('renaming', 'closed'),
  start,
  view,
  play: async (_, canvas) => {
    await rename(canvas, 'Herring boats 01b{Enter}')
    const link = await within(canvas).findByRole('link', { name: 'Herring boats 01b.jpg' })
    await expect(link).toBeVisible()
  },
})
