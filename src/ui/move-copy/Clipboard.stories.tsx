import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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

/** As it stands now: it is drawn anew while the page comes in. */
const tile = async (canvas: HTMLElement) => (await within(canvas).findByRole('link', { name: 'Herring boats 01.jpg' })).closest('td')

const press = async (canvas: HTMLElement, keys: string) => {
  // With it the page hears keys.
  await within(canvas).findByRole('button', { name: 'Actions for this folder', expanded: false })
  const pressed = await tile(canvas)
  pressed?.focus()
  await userEvent.keyboard(keys)
}

const isCut = (canvas: HTMLElement, value: string | null) => waitFor(async () => expect((await tile(canvas))?.getAttribute('data-cut')).toBe(value))

export const Empty = machineStory({
  shows: inState('clipboard', 'empty'),
  start,
  view,
  play: async (_, canvas) => {
    await press(canvas, '{Control>}x{/Control}')
    await isCut(canvas, 'true')
    await userEvent.keyboard('{Escape}')
    await isCut(canvas, null)
  },
})

export const Copied = machineStory({
  shows: inState('clipboard', 'copied'),
  start,
  view,
  play: async (_, canvas) => {
    await press(canvas, '{Control>}c{/Control}')
    await isCut(canvas, null)
  },
})

export const Cut = machineStory({
  shows: inState('clipboard', 'cut'),
  start,
  view,
  play: async (_, canvas) => {
    await press(canvas, '{Control>}x{/Control}')
    await isCut(canvas, 'true')
  },
})
