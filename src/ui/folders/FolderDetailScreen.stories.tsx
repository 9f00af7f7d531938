import type { Meta } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { FOLDER_PAGES } from '../routing/detailTabs.ts'
import { FolderDetailScreen } from './FolderDetailScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders/f/detail/details' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <FolderDetailScreen pages={FOLDER_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

const UNENDING = lazy(() => new Promise<never>(() => {}))

const open = ({ shell, ports }: Stage) => {
  const { id } = ports.sample.folders.photographs
  shell.folderDetail.send({ type: 'detail.opened', resourceType: 'RECORDS', folderId: id })
  shell.history.send({ type: 'history.opened', place: { kind: 'folder', type: 'RECORDS', id } })
}
const refusing = (code: 'FOLDER_NOT_FOUND' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'UNREACHABLE') =>
  libraryWith((stage) => {
    stage.ports.faults.fail('folders.read', { code })
    open(stage)
  })

/** Somebody else has changed the folder, whose next reading does not end. */
const changing = async ({ stage }: Library, canvas: HTMLElement) => {
  await within(canvas).findByRole('heading', { name: 'Photographs' })
  const { library, folders } = stage.ports.sample
  stage.ports.faults.hold('folders.read')
  library.publish({ kind: 'contents.changed', folderId: folders.photographs.id, type: 'RECORDS' })
}

export const Unopened = machineStory({ shows: inState('folderDetail', 'unopened'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('folderDetail', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folders.read')
    open(stage)
  }),
  view,
})

export const Viewing = machineStory({ shows: inState('folderDetail', 'viewing'), start: libraryWith(open), view })

/** Who made it has been deleted, and somebody looks after what they added. */
export const HandedOver = machineStory({
  shows: inState('folderDetail', 'viewing'),
  start: libraryWith((stage) => {
    const { sample, people } = stage.ports
    const [mateo, nora] = ['Mateo', 'Nora'].map((firstName) => [...people.accounts.values()].find((one) => one.firstName === firstName)?.id ?? '')
    sample.library.addedBy.set(sample.folders.photographs.id, mateo ?? '')
    people.leave([mateo ?? ''], nora ?? '')
    open(stage)
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/by Mateo Rivas \(no longer here\)/)).toBeVisible()
    await expect(within(canvas).getByText('Nora Whitfield')).toBeVisible()
  },
})

export const RuleSettled = machineStory({
  shows: inState('webReadyRule', 'settled'),
  start: libraryWith((stage) => {
    const { library, folders } = stage.ports.sample
    const above = library.addFolder({ name: 'Exhibitions', parentId: null, type: 'RECORDS', webReady: true })
    library.folders.set(folders.photographs.id, { ...folders.photographs, parentId: above.id, webReady: true })
    library.rules.set(above.id, 'always')
    open(stage)
  }),
  view,
  play: async (_, canvas) => {
    await within(canvas).findByRole('button', { name: 'New items in this folder: Always web ready, as in “Exhibitions”' })
  },
})

export const RuleChanging = machineStory({
  shows: inState('webReadyRule', 'changing'),
  start: libraryWith(open),
  view,
  play: async ({ stage }, canvas) => {
    stage.ports.faults.hold('webReady.changeRule')
    await userEvent.click(await within(canvas).findByRole('button', { name: 'New items in this folder: Ask each time' }))
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Never web ready' }))
  },
})

export const KeptFromPublication = machineStory({
  shows: inState('folderDetail', 'viewing'),
  start: libraryWith((stage) => {
    const { id } = stage.ports.sample.folders.photographs
    stage.ports.sample.library.keep({ kind: 'folder', id }, true)
    open(stage)
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^Kept from publication, with everything in it/)).toBeVisible()
  },
})

export const ItsHistory = machineStory({
  shows: inState('folderDetail', 'viewing'),
  start: libraryWith(open),
  view,
  parameters: { path: '/records/folders/f/detail/history' },
})

/** The code of the tab is still on its way. */
export const TabComing = machineStory({
  shows: inState('folderDetail', 'viewing'),
  start: libraryWith(open),
  view: ({ stage: { shell } }) => (
    <Framed>
      <FolderDetailScreen pages={FOLDER_PAGES.map((page) => ({ ...page, Panel: UNENDING }))} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
    </Framed>
  ),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('status', { name: 'Loading' })).toBeVisible()
  },
})

export const Rereading = machineStory({ shows: inState('folderDetail', 'rereading'), start: libraryWith(open), view, play: changing })
export const NotFound = machineStory({ shows: inState('folderDetail', 'refused.notFound'), start: refusing('FOLDER_NOT_FOUND'), view })
export const Denied = machineStory({ shows: inState('folderDetail', 'refused.denied'), start: refusing('FOLDER_RESTRICTED_ACCESS'), view })
export const InTrash = machineStory({ shows: inState('folderDetail', 'refused.inTrash'), start: refusing('RESOURCE_IN_TRASH'), view })
export const Failed = machineStory({ shows: inState('folderDetail', 'refused.failed'), start: refusing('UNREACHABLE'), view })
