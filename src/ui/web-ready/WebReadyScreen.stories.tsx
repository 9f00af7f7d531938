import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { selectTwo } from '../stories/selectTwo.ts'
import { ActionDialogs } from '../routing/ActionDialogs.tsx'
import { WebReadyScreen } from './WebReadyScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/web-ready' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <main>
    <WebReadyScreen actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
    <ActionDialogs shell={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </main>
)

const opened = (resourceType: 'RECORDS' | 'ARCHIVES' = 'RECORDS', prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.webReadyList.send({ type: 'list.opened', list: { resourceType, direction: 'asc' } })
  })
const asking = (isFolder = false) =>
  libraryWith(({ ports, shell }) => {
    shell.webReadyList.send({ type: 'list.opened', list: { resourceType: 'RECORDS', direction: 'asc' } })
    const { id, name } = isFolder ? ports.sample.folders.photographs : (ports.sample.files[0] ?? { id: '', name: '' })
    shell.webReady.send({ type: 'webReady.wanted', items: [{ kind: isFolder ? 'folder' : 'asset', id, name }], webReady: true, door: 'library' })
  })
const press = async (name: string) => userEvent.click(await within(document.body).findByRole('button', { name }))

export const Unopened = machineStory({ shows: inState('webReadyList', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('webReadyList', 'reading'),
  start: opened('RECORDS', ({ ports }) => void ports.faults.hold('webReady.page')),
  view,
})
export const Listing = machineStory({ shows: inState('webReadyList', 'shown.listing'), start: opened(), view })
/** Two rows are selected: what can be done with them stands over the head. */
export const Selected = machineStory({
  shows: inState('webReadyList', 'shown.listing'),
  start: opened(),
  view,
  play: async (_, canvas) => {
    const bar = await selectTwo(canvas)
    await expect(await bar.findByRole('button', { name: 'Download' })).toBeEnabled()
    await expect(bar.getByText(/^2 selected/)).toBeVisible()
  },
})
export const Nothing = machineStory({ shows: inState('webReadyList', 'shown.nothing'), start: opened('ARCHIVES'), view })
export const Failed = machineStory({
  shows: inState('webReadyList', 'failed'),
  start: opened('RECORDS', ({ ports }) => ports.faults.fail('webReady.page', { code: 'UNREACHABLE' })),
  view,
})
export const Stuck = machineStory({
  shows: inState('webReadyList', 'shown.stuck'),
  start: libraryWith(({ ports, shell }) => {
    ports.sample.pictures.forEach((asset) => ports.sample.library.assets.set(asset.id, { ...asset, webReady: true }))
    shell.webReadyList.send({ type: 'list.opened', list: { resourceType: 'RECORDS', direction: 'asc' } })
  }),
  view,
  play: async ({ stage }) => {
    await within(document.body).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('webReady.page', { code: 'UNREACHABLE' })
    await press('Show more')
  },
})
export const Extending = machineStory({
  shows: inState('webReadyList', 'shown.extending'),
  start: libraryWith(({ ports, shell }) => {
    ports.sample.pictures.forEach((asset) => ports.sample.library.assets.set(asset.id, { ...asset, webReady: true }))
    shell.webReadyList.send({ type: 'list.opened', list: { resourceType: 'RECORDS', direction: 'asc' } })
  }),
  view,
  play: async ({ stage }) => {
    await within(document.body).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('webReady.page')
    await press('Show more')
  },
})
export const Refreshing = machineStory({
  shows: inState('webReadyList', 'shown.refreshing'),
  start: opened(),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findAllByRole('button', { name: /^Actions for/ })
    stage.ports.faults.hold('webReady.page')
    stage.ports.sample.library.publish({ kind: 'library.changed', type: 'RECORDS' })
  },
})

export const Closed = machineStory({ shows: inState('webReady', 'closed'), start: opened(), view })
export const Confirming = machineStory({ shows: inState('webReady', 'confirming'), start: asking(true), view })
export const Answering = machineStory({
  shows: inState('webReady', 'answering'),
  start: libraryWith(({ ports, shell }) => {
    shell.webReadyList.send({ type: 'list.opened', list: { resourceType: 'RECORDS', direction: 'asc' } })
    const { id, name } = ports.sample.folders.photographs
    shell.webReady.send({ type: 'undecided.asked', folder: { kind: 'folder', id, name }, resourceType: 'RECORDS', count: 12 })
  }),
  view,
})
export const Changing = machineStory({
  shows: inState('webReady', 'changing'),
  start: asking(),
  view,
  play: async ({ stage }) => {
    stage.ports.faults.hold('webReady.change')
    await press('Make web ready')
  },
})
export const Refused = machineStory({
  shows: inState('webReady', 'refused'),
  start: asking(),
  view,
  play: async ({ stage }) => {
    stage.ports.faults.fail('webReady.change', { code: 'PUBLICATION_RESTRICTED' })
    await press('Make web ready')
  },
})
