import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Library, libraryWith, openPlace } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { CARD_HEIGHT, ROW_HEIGHT } from '../rows/rowSizes.ts'
import { FolderScreen } from './FolderScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const compact = (look: 'grid' | 'list') => ({
  shows: inState('folder', 'shown.listing'),
  start: libraryWith((stage) => {
    openPlace(stage, stage.ports.sample.folders.photographs.id)
    stage.entry.preferences.send({ type: 'view.chosen', view: look })
    stage.entry.preferences.send({ type: 'density.chosen', density: 'compact' })
  }),
  view: ({ stage }: Library) => (
    <Framed>
      <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
    </Framed>
  ),
})

const rowOf = async (canvas: HTMLElement) => (await within(canvas).findByRole('link', { name: 'Herring boats 01.jpg' })).closest('tr')

/** Tiles show more picture, the name and no size. */
export const CompactGrid = machineStory({
  ...compact('grid'),
  play: async (_, canvas) => expect((await rowOf(canvas))?.querySelector('.size')?.checkVisibility()).toBe(false),
})

/** Rows are lower, and so are the cards that they are on a phone. */
export const CompactTable = machineStory({
  ...compact('list'),
  play: async (_, canvas) => {
    const height = (await rowOf(canvas))?.getBoundingClientRect().height
    await expect([ROW_HEIGHT.compact, CARD_HEIGHT.compact]).toContain(height)
  },
})
