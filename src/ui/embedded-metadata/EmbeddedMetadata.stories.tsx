import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { AssetScreen } from '../assets/AssetScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/metadata' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

const open = (ending?: string, prepare: (stage: Stage, assetId: string) => void = () => undefined) =>
  libraryWith((stage) => {
    const { files, pictures } = stage.ports.sample
    const assetId = (ending === undefined ? pictures[2] : files.find(({ name }) => name.endsWith(ending)))?.id ?? ''
    prepare(stage, assetId)
    openFile(stage, ending)
    stage.shell.metadata.send({ type: 'metadata.opened', resourceType: 'RECORDS', assetId })
  })
const holding = (call: string) => open(undefined, ({ ports }) => void ports.faults.hold(call))

export const Unopened = machineStory({ shows: inState('metadata', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })
export const Reading = machineStory({ shows: inState('metadata', 'reading'), start: holding('embeddedMetadata.read'), view })
export const Asking = machineStory({ shows: inState('metadata', 'asking'), start: holding('embeddedMetadata.ask'), view })
export const Waiting = machineStory({ shows: inState('metadata', 'waiting'), start: holding('embeddedMetadata.job'), view })
export const Ready = machineStory({ shows: inState('metadata', 'ready'), start: open(), view })
export const Recording = machineStory({ shows: inState('metadata', 'ready'), start: open('.mp3'), view })
export const None = machineStory({ shows: inState('metadata', 'none'), start: open('.csv'), view })

export const Unreadable = machineStory({
  shows: inState('metadata', 'unreadable'),
  start: open(undefined, ({ ports }, assetId) => ports.embeddedMetadata.breakFile(assetId)),
  view,
})

export const Rereading = machineStory({
  shows: inState('metadata', 'rereading'),
  start: open(),
  view,
  play: async ({ stage }) => {
    await expect(await screen.findByText('Canon')).toBeVisible()
    stage.ports.faults.hold('embeddedMetadata.read')
    stage.shell.metadata.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } })
    await expect(screen.getByText('Canon')).toBeVisible()
  },
})

export const Failed = machineStory({
  shows: inState('metadata', 'failed'),
  start: open(undefined, ({ ports }) => ports.faults.fail('embeddedMetadata.read', { code: 'UNREACHABLE' })),
  view,
})
