import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { putScan, scanOf } from '../../../.storybook/ocr.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { itemsSelected } from '../../domain/items/selection.ts'
import { Facts } from '../detail/panel.ts'
import { sampleScan } from '../../infrastructure/ocr/sampleScan.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { OcrFact } from './AssetOcr.tsx'

const meta = { parameters: { path: '/records/assets/a/detail/details' } } satisfies Meta

export default meta

const view = ({ stage, assetOcr, readText }: Library) => {
  const asset = stage.ports.sample.library.assets.get(scanOf(stage)?.id ?? '')
  return <Facts>{asset !== undefined && <OcrFact asset={asset} actors={{ assetOcr, readText }} permissions={ROLE_PERMISSIONS.Publisher} files={stage.ports.files} />}</Facts>
}
const shown = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.assetOcr.send({ type: 'asset.shown', asset: { resourceType: 'RECORDS', assetId: scanOf(stage)?.id ?? '' } })
  })
const reading = ({ ports }: Stage) =>
  void ports.ocr.start('RECORDS', itemsSelected([{ kind: 'asset', id: scanOf({ ports })?.id ?? '' }]), { languages: ['nor'], again: true }, new AbortController().signal)

export const Unopened = machineStory({ shows: inState('assetOcr', 'unopened'), start: libraryWith(), view: () => <p>No asset is shown.</p> })
export const Asking = machineStory({ shows: inState('assetOcr', 'asking'), start: shown(({ ports }) => void ports.faults.hold('ocr.status')), view })
export const NotRead = machineStory({
  shows: inState('assetOcr', 'known.none'),
  start: shown(),
  view,
  play: async ({ readText }, canvas) => {
    await expect(await within(canvas).findByText('Not read')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Read text…' }))
    await expect(readText.getSnapshot().context.meant).toMatchObject({ type: 'RECORDS', count: 1 })
  },
})
export const Unsupported = machineStory({
  shows: inState('assetOcr', 'known.unsupported'),
  start: shown((stage) => {
    const asset = scanOf(stage)
    if (asset !== undefined) stage.ports.sample.library.assets.set(asset.id, { ...asset, mediaType: 'image/svg+xml' })
  }),
  view,
})
export const Queued = machineStory({
  shows: inState('assetOcr', 'known.queued'),
  start: shown((stage) => {
    stage.ports.faults.hold('ocr.turn')
    reading(stage)
  }),
  view,
})
export const Reading = machineStory({
  shows: inState('assetOcr', 'known.reading'),
  start: shown((stage) => {
    stage.ports.faults.hold('ocr.work')
    reading(stage)
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Reading: 0 of 1 page')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Stop reading' })).toBeVisible()
  },
})
export const Cancelling = machineStory({
  shows: inState('assetOcr', 'cancelling'),
  start: shown((stage) => {
    stage.ports.faults.hold('ocr.work')
    stage.ports.faults.hold('ocr.cancel')
    reading(stage)
  }),
  view,
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Stop reading' })),
})
export const Read = machineStory({
  shows: inState('assetOcr', 'known.read'),
  start: shown(putScan),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Norwegian, found by itself')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: /^Export text of / }))
    await expect(await within(document.body).findByRole('menuitem', { name: 'PDF that can be searched' })).toBeVisible()
  },
})
export const Failed = machineStory({
  shows: inState('assetOcr', 'known.failed'),
  start: shown((stage) => {
    stage.ports.faults.fail('ocr.work', { code: 'UNEXPECTED' })
    reading(stage)
  }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('The file is damaged.')).toBeVisible(),
})
/** Two of its three pages took too long. */
const failedPage = ({ ports }: Stage) => {
  const asset = scanOf({ ports })
  if (asset === undefined) return
  const page = (number: number) => sampleScan(number, asset.contentVersion)
  ports.ocr.put(asset, [page(1), ...[2, 3].map((number) => ({ ...page(number), state: 'Failed' as const, reason: 'TookTooLong' as const, words: [] }))])
}
export const FailedPages = machineStory({
  shows: inState('assetOcr', 'known.read'),
  start: shown(failedPage),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('2 pages could not be read.')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Read those 2 again' })).toBeVisible()
  },
})
export const Sending = machineStory({
  shows: inState('assetOcr', 'sending'),
  start: shown((stage) => {
    failedPage(stage)
    stage.ports.faults.hold('ocr.start')
  }),
  view,
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Read those 2 again' })),
})
export const OwnText = machineStory({
  shows: inState('assetOcr', 'known.read'),
  start: shown((stage) => putScan(stage, { state: 'HasText', words: [] }, 2)),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('The file says its text itself')).toBeVisible(),
})
export const Unknown = machineStory({ shows: inState('assetOcr', 'unknown'), start: shown(({ ports }) => ports.faults.fail('ocr.status', { code: 'UNREACHABLE' })), view })
