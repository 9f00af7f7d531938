import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { VERSIONS_PER_PAGE } from '../../domain/versions/version.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/history' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={PERMISSIONS} />
  </Framed>
)

/** A picture whose file was replaced so many times. */
const replaced = (times: number, prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    const { library, pictures } = stage.ports.sample
    const [picture] = pictures.slice(2)
    if (picture) for (let time = 0; time < times; time += 1) library.versions.keep(picture, library.nextId())
    prepare(stage)
    openFile(stage)
    stage.shell.history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id: picture?.id ?? '' } })
  })
const press = async (canvas: HTMLElement, name: string) => userEvent.click(await within(canvas).findByLabelText(name))

export const Unopened = machineStory({
  shows: inState('versions', 'unopened'),
  start: replaced(0),
  view,
  parameters: { path: '/records/assets/a/detail/details' },
})
export const Reading = machineStory({
  shows: inState('versions', 'reading'),
  start: replaced(0, ({ ports }) => void ports.faults.hold('versions.list')),
  view,
})
export const Listing = machineStory({ shows: inState('versions', 'listing'), start: replaced(3), view })
export const Extending = machineStory({
  shows: inState('versions', 'extending'),
  start: replaced(VERSIONS_PER_PAGE + 1),
  view,
  play: async ({ stage }, canvas) => {
    const older = await within(canvas).findByRole('button', { name: 'Show older versions' })
    stage.ports.faults.hold('versions.list')
    await userEvent.click(older)
  },
})
export const Nothing = machineStory({ shows: inState('versions', 'nothing'), start: replaced(0), view })
export const Failed = machineStory({
  shows: inState('versions', 'failed'),
  start: replaced(0, ({ ports }) => ports.faults.fail('versions.list', { code: 'UNREACHABLE' })),
  view,
})
export const Restoring = machineStory({
  shows: inState('versions', 'restoring'),
  start: replaced(2, ({ ports }) => void ports.faults.hold('versions.restore')),
  view,
  play: (_, canvas) => press(canvas, 'Restore version 1'),
})
export const Confirming = machineStory({
  shows: inState('versions', 'confirming'),
  start: replaced(2),
  view,
  play: (_, canvas) => press(canvas, 'Delete version 1'),
})
export const Deleting = machineStory({
  shows: inState('versions', 'deleting'),
  start: replaced(2, ({ ports }) => void ports.faults.hold('versions.remove')),
  view,
  play: async ({ stage }, canvas) => {
    await press(canvas, 'Delete version 1')
    stage.shell.versions.send({ type: 'confirm' })
  },
})
