import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/history' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

/** The picture that the sample has a long history of, or a file without one. */
const open = (stage: Stage, id = stage.ports.sample.pictures[2]?.id ?? '') => {
  openFile(stage)
  stage.shell.history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id } })
}
const older = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show older changes' }))

export const Unopened = machineStory({ shows: inState('history', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })

export const Reading = machineStory({
  shows: inState('history', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('history.read')
    open(stage)
  }),
  view,
})

export const Listing = machineStory({ shows: inState('history', 'listing'), start: libraryWith((stage) => open(stage)), view })
export const Nothing = machineStory({ shows: inState('history', 'nothing'), start: libraryWith((stage) => open(stage, stage.ports.sample.files[0]?.id)), view })

export const Failed = machineStory({
  shows: inState('history', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('history.read', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})

export const Extending = machineStory({
  shows: inState('history', 'extending'),
  start: libraryWith((stage) => open(stage)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show older changes' })
    stage.ports.faults.hold('history.read')
    await older(canvas)
  },
})

export const Stuck = machineStory({
  shows: inState('history', 'stuck'),
  start: libraryWith((stage) => open(stage)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show older changes' })
    stage.ports.faults.fail('history.read', { code: 'UNREACHABLE' })
    await older(canvas)
  },
})
