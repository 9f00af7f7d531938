import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TransfersPanel } from './TransfersPanel.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ transfers }: Library) => <TransfersPanel transfers={transfers} />

/** The photographs are wanted as a zip, after something went wrong or was held. */
const wanting = (before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    before(stage)
    const { id, name } = stage.ports.sample.folders.photographs
    const selection = { kind: 'items', folders: [id], assets: [] } as const
    stage.shell.transfers.send({ type: 'zip.wanted', asked: { from: 'library', type: 'RECORDS', selection }, label: { count: 1, name } })
  })
const holding = (call: string) => wanting(({ ports }) => void ports.faults.hold(call))
const failing = (call: string, code: 'UNREACHABLE' | 'DISK_FULL' | 'ASSET_RESTRICTED_ACCESS') => wanting(({ ports }) => ports.faults.fail(call, { code }))

const press = async (canvas: HTMLElement, name: RegExp) => userEvent.click(await within(canvas).findByRole('button', { name }))

export const Asking = machineStory({ shows: inState('zip', 'asking.wanted'), start: holding('zips.make'), view })

export const Unwanted = machineStory({
  shows: inState('zip', 'asking.unwanted'),
  start: holding('zips.make'),
  view,
  play: async ({ zip }, canvas) => {
    zip.getSnapshot()
    await press(canvas, /^Cancel/)
  },
})

export const Interrupted = machineStory({ shows: inState('zip', 'interrupted'), start: failing('zips.make', 'UNREACHABLE'), view })

export const InLine = machineStory({ shows: inState('zip', 'making.inLine'), start: holding('zips.line'), view })

export const Packing = machineStory({ shows: inState('zip', 'making.packing'), start: holding('zips.making'), view })

export const Disconnected = machineStory({
  shows: inState('zip', 'making.disconnected'),
  start: holding('zips.making'),
  view,
  play: async ({ stage, zip }, canvas) => {
    await within(canvas).findByText('Putting together')
    stage.ports.connection.cut()
    await waitFor(() => expect(zip.getSnapshot()).toMatchObject({ value: { making: 'disconnected' } }))
  },
})

export const Fetching = machineStory({ shows: inState('zip', 'ready.fetching'), start: holding('downloads.begin'), view })

export const Offline = machineStory({ shows: inState('zip', 'ready.offline'), start: failing('downloads.begin', 'UNREACHABLE'), view })

export const Offered = machineStory({
  shows: inState('zip', 'ready.offered'),
  start: wanting(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('link', { name: 'Download' })).toBeVisible()
    await expect(within(canvas).getByText(/^Until \d\d\/\d\d\/\d{4} /)).toBeVisible()
  },
})

export const Refused = machineStory({ shows: inState('zip', 'ready.refused'), start: failing('downloads.begin', 'ASSET_RESTRICTED_ACCESS'), view })

export const Failed = machineStory({
  shows: inState('zip', 'failed'),
  start: failing('zips.making', 'DISK_FULL'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: /^Retry/ })).toBeVisible()
  },
})

export const Removing = machineStory({
  shows: inState('zip', 'removing'),
  start: wanting(({ ports }) => void ports.faults.hold('zips.remove')),
  view,
  play: async ({ zip }, canvas) => {
    await within(canvas).findByText(/^Until/)
    zip.getSnapshot()
    await press(canvas, /^Remove/)
  },
})

export const Gone = machineStory({
  shows: inState('zip', 'gone'),
  start: wanting(),
  view,
  play: async ({ zip }, canvas) => {
    await within(canvas).findByText(/^Until/)
    zip.getSnapshot()
    await press(canvas, /^Remove/)
  },
})
