import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { allAssetsPlaceOf } from '../addresses/assets.ts'
import { AssetsScreen } from './AssetsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets' } } satisfies Meta

export default meta

const view =
  (look: 'grid' | 'list' = 'grid') =>
  ({ stage }: Library) => {
    stage.entry.preferences.send({ type: 'view.chosen', view: look })
    return (
      <Framed>
        <AssetsScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
      </Framed>
    )
  }

const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.folder.send({ type: 'folder.opened', ...allAssetsPlaceOf('RECORDS', new URLSearchParams()) })
  })

export const AllAssets = machineStory({ shows: inState('folder', 'shown.listing'), start: opened(), view: view() })

export const WithTheirFolders = machineStory({
  shows: inState('folder', 'shown.listing'),
  start: opened(),
  view: view('list'),
  play: async (_, canvas) => {
    await expect((await within(canvas).findAllByText('Photographs')).length).toBeGreaterThan(0)
  },
})

export const SomeSelected = machineStory({
  shows: inState('selection', 'some'),
  start: opened(),
  view: view(),
  play: async (_, canvas) => {
    const link = await within(canvas).findByRole('link', { name: 'Lighthouse at dusk 38.jpg' })
    await userEvent.click(link.closest('td') ?? link)
    await within(canvas).findByRole('toolbar', { name: 'Selection' })
  },
})

export const NoAssets = machineStory({
  shows: inState('folder', 'shown.empty'),
  start: opened(({ ports }) => ports.sample.library.assets.clear()),
  view: view(),
})

export const NotRead = machineStory({
  shows: inState('folder', 'refused.failed'),
  start: opened(({ ports }) => ports.faults.fail('assets.page', { code: 'UNREACHABLE' })),
  view: view(),
})
