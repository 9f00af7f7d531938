import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openPlace, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { FolderScreen } from './FolderScreen.tsx'
import { Framed } from '../stories/Framed.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const view =
  (role: keyof typeof ROLE_PERMISSIONS = 'Publisher', look: 'grid' | 'list' = 'grid') =>
  ({ stage }: Library) => {
    stage.entry.preferences.send({ type: 'view.chosen', view: look })
    return (
      <Framed>
        <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={ROLE_PERMISSIONS[role]} />
      </Framed>
    )
  }

const photographs = (stage: Stage) => openPlace(stage, stage.ports.sample.folders.photographs.id)
const refusing = (code: 'FOLDER_NOT_FOUND' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'UNREACHABLE') => (stage: Stage) => {
  stage.ports.faults.fail('folders.read', { code })
  photographs(stage)
}
/** The first tile, whose name's link lies in it. */
const firstTile = async (canvas: HTMLElement): Promise<HTMLElement> => {
  const link = await within(canvas).findByRole('link', { name: 'Herring boats 01.jpg' })
  return link.closest('td') ?? link
}

export const Unopened = machineStory({ shows: inState('folder', 'unopened'), start: libraryWith(), view: view() })

export const Opening = machineStory({
  shows: inState('folder', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folders.read')
    photographs(stage)
  }),
  view: view(),
})

export const Listing = machineStory({ shows: inState('folder', 'shown.listing'), start: libraryWith(photographs), view: view() })

export const ListingAsTable = machineStory({ shows: inState('folder', 'shown.listing'), start: libraryWith(photographs), view: view('Publisher', 'list') })

/** More folders than are shown. */
export const CutFolders = machineStory({
  shows: inState('folder', 'shown.listing'),
  start: libraryWith((stage) => {
    const { library, folders } = stage.ports.sample
    for (let at = 0; at < 1003; at += 1) library.addFolder({ name: `Box ${String(at).padStart(4, '0')}`, parentId: folders.photographs.id, type: 'RECORDS' })
    photographs(stage)
  }),
  view: view(),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('link', { name: 'Search all folders in here' })).toBeVisible()
  },
})

export const AtTheRoot = machineStory({
  shows: inState('folder', 'shown.listing'),
  start: libraryWith((stage) => openPlace(stage, null)),
  view: view(),
  play: async (_, canvas) => {
    await expect(within(canvas).getByRole('button', { name: 'Upload' })).toBeDisabled()
  },
})

export const ForAReader = machineStory({
  shows: inState('folder', 'shown.listing'),
  start: libraryWith(photographs),
  view: view('User'),
  play: async (_, canvas) => {
    await expect(within(canvas).queryByRole('button', { name: 'New folder' })).not.toBeInTheDocument()
    await expect(within(canvas).queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  },
})

export const Empty = machineStory({
  shows: inState('folder', 'shown.empty'),
  start: libraryWith((stage) => openPlace(stage, stage.ports.sample.folders.empty.id)),
  view: view(),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: 'Upload folder' })).toBeEnabled()
    await expect(within(canvas).getAllByRole('button', { name: 'Upload' })).toHaveLength(2)
  },
})

export const EmptyForAReader = machineStory({
  shows: inState('folder', 'shown.empty'),
  start: libraryWith((stage) => openPlace(stage, stage.ports.sample.folders.empty.id)),
  view: view('User'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Nobody has put anything into it yet.')).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: /Upload/ })).not.toBeInTheDocument()
  },
})

export const NotFound = machineStory({ shows: inState('folder', 'refused.notFound'), start: libraryWith(refusing('FOLDER_NOT_FOUND')), view: view() })
export const Denied = machineStory({
  shows: inState('folder', 'refused.denied'),
  start: libraryWith(refusing('FOLDER_RESTRICTED_ACCESS')),
  view: view(),
  play: async (_, canvas) => {
    const page = within(await within(canvas).findByRole('alert'))
    await expect(page.getByRole('heading', { level: 1, name: 'You do not have access to this folder' })).toBeVisible()
  },
})
export const InTrash = machineStory({ shows: inState('folder', 'refused.inTrash'), start: libraryWith(refusing('RESOURCE_IN_TRASH')), view: view() })
export const Failed = machineStory({ shows: inState('folder', 'refused.failed'), start: libraryWith(refusing('UNREACHABLE')), view: view() })

export const RowsFilled = machineStory({ shows: inState('assetWindow', 'filled'), start: libraryWith(photographs), view: view() })

const scrolledTo = async ({ stage }: Library, meet: (stage: Stage) => void, canvas: HTMLElement) => {
  const first = await firstTile(canvas)
  meet(stage)
  first.focus()
  await userEvent.keyboard('{End}')
}

export const RowsFilling = machineStory({
  shows: inState('assetWindow', 'filling'),
  start: libraryWith(photographs),
  view: view(),
  play: (library, canvas) => scrolledTo(library, ({ ports }) => ports.faults.hold('assets.page'), canvas),
})

export const RowsFailed = machineStory({
  shows: inState('assetWindow', 'failed'),
  start: libraryWith(photographs),
  view: view(),
  play: (library, canvas) => scrolledTo(library, ({ ports }) => ports.faults.fail('assets.page', { code: 'UNREACHABLE' }), canvas),
})

export const NothingSelected = machineStory({ shows: inState('selection', 'none'), start: libraryWith(photographs), view: view() })

export const SomeSelected = machineStory({
  shows: inState('selection', 'some'),
  start: libraryWith(photographs),
  view: view(),
  play: async (_, canvas) => {
    await userEvent.click(await firstTile(canvas))
    await userEvent.keyboard('{ArrowRight} ')
    await expect(await within(canvas).findByRole('toolbar', { name: 'Selection' })).toHaveTextContent('2 selected')
  },
})

const reached = async (canvas: HTMLElement) => {
  await userEvent.click(await firstTile(canvas))
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
}

export const RangeReading = machineStory({
  shows: inState('selection', 'readingRange'),
  start: libraryWith(photographs),
  view: view(),
  play: async ({ stage }, canvas) => {
    await firstTile(canvas)
    stage.ports.faults.hold('assets.page')
    await reached(canvas)
  },
})

export const RangeUnreachable = machineStory({
  shows: inState('selection', 'unreachable'),
  start: libraryWith(photographs),
  view: view(),
  play: async ({ stage }, canvas) => {
    await firstTile(canvas)
    stage.ports.faults.fail('assets.page', { code: 'UNREACHABLE' })
    await reached(canvas)
  },
})

export const AllSelected = machineStory({
  shows: inState('selection', 'all'),
  start: libraryWith(photographs),
  view: view('Publisher', 'list'),
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('checkbox', { name: 'Select all' })),
})
