import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { FolderDetailScreen } from '../folders/FolderDetailScreen.tsx'
import { FOLDER_PAGES } from '../routing/detailTabs.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders/f/detail/details' } } satisfies Meta

export default meta

const viewAs =
  (role: keyof typeof ROLE_PERMISSIONS) =>
  ({ stage: { shell } }: Library) => (
    <Framed>
      <FolderDetailScreen pages={FOLDER_PAGES} actors={shell} permissions={ROLE_PERMISSIONS[role]} />
    </Framed>
  )
const view = viewAs('Publisher')

const open = ({ shell, ports }: Stage) => shell.folderDetail.send({ type: 'detail.opened', resourceType: 'RECORDS', folderId: ports.sample.folders.photographs.id })

/** Names templates of the sample at its photographs, or at a folder above them. */
const naming = (stage: Stage, names: readonly string[], above?: string) => {
  const { ports } = stage
  const { library, folders } = ports.sample
  const parent = above === undefined ? undefined : library.addFolder({ name: above, parentId: null, type: 'RECORDS' })
  if (parent !== undefined) library.folders.set(folders.photographs.id, { ...folders.photographs, parentId: parent.id })
  const place = { resourceType: 'RECORDS', folderId: parent?.id ?? folders.photographs.id } as const
  for (const template of ports.keptTemplates.all()) {
    if (names.includes(template.name)) void ports.folderTemplates.name(place, template.id, new AbortController().signal)
  }
}

export const Unopened = machineStory({ shows: inState('folderTemplates', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('folderTemplates', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folderTemplates.read')
    open(stage)
  }),
  view,
})
export const Failed = machineStory({
  shows: inState('folderTemplates', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('folderTemplates.read', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})
export const NoTemplates = machineStory({
  shows: inState('folderTemplates', 'shown'),
  start: libraryWith(open),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: 'Add template' })).toBeVisible()
  },
})

const add = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Add template' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Glass plate' }))
}

export const Shown = machineStory({
  shows: inState('folderTemplates', 'shown'),
  start: libraryWith((stage) => {
    naming(stage, ['Document'], 'The whole of the collection of the Harbour Museum’s photographic archive, 1860–1940')
    open(stage)
  }),
  view,
  play: async (_, canvas) => {
    await add(canvas)
    await expect(await within(canvas).findByRole('button', { name: 'Remove the template Glass plate' })).toBeVisible()
    // At the folder's place, and at the template that comes from there.
    await expect(within(canvas).getAllByRole('link', { name: /The whole of the collection/ })).toHaveLength(2)
    await expect(within(canvas).queryByRole('button', { name: 'Remove the template Document' })).toBeNull()
  },
})

export const Changing = machineStory({
  shows: inState('folderTemplates', 'changing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folderTemplates.change')
    open(stage)
  }),
  view,
  play: async (_, canvas) => add(canvas),
})

/** Who may not edit sees them. */
export const ReadOnly = machineStory({
  shows: inState('folderTemplates', 'shown'),
  start: libraryWith((stage) => {
    naming(stage, ['Glass plate'])
    open(stage)
  }),
  view: viewAs('User'),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Glass plate')).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: 'Add template' })).toBeNull()
  },
})
