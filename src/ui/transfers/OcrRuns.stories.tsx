import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TransfersPanel } from './TransfersPanel.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ transfers }: Library) => <TransfersPanel transfers={transfers} />

/** The texts of three photographs are read. */
const reading = (meets: (faults: Stage['ports']['faults']) => unknown = () => undefined) =>
  libraryWith(({ ports }) => {
    meets(ports.faults)
    const assets = ports.sample.pictures.slice(0, 3).map(({ id }) => id)
    void ports.ocr.start('RECORDS', { kind: 'items', folders: [], assets }, { languages: [], again: false }, new AbortController().signal)
  })
const holding = (call: string) => reading((faults) => faults.hold(call))
const failing = reading((faults) => faults.fail('ocr.work', { code: 'UNEXPECTED' }))

const press = async (canvas: HTMLElement, name: RegExp) => userEvent.click(await within(canvas).findByRole('button', { name }))

export const InLine = machineStory({ shows: inState('ocrRun', 'inLine'), start: holding('ocr.turn'), view })
export const Reading = machineStory({
  shows: inState('ocrRun', 'reading'),
  start: holding('ocr.work'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('0 of 3 pages, 0:09 left')).toBeVisible()
  },
})
export const Asking = machineStory({
  shows: inState('ocrRun', 'asking'),
  start: holding('ocr.work'),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText(/0 of 3 pages/)
    stage.ports.faults.hold('ocr.runs')
    stage.ports.sample.library.publish({ kind: 'stream.reopened' })
  },
})
export const Cancelling = machineStory({
  shows: inState('ocrRun', 'cancelling'),
  start: holding('ocr.work'),
  view,
  play: async ({ stage }, canvas) => {
    stage.ports.faults.hold('ocr.cancelRun')
    await press(canvas, /^Cancel/)
  },
})
export const Done = machineStory({ shows: inState('ocrRun', 'done'), start: reading(), view, play: async (_, canvas) => expect(await within(canvas).findByText('3 read')).toBeVisible() })
export const DoneButOne = machineStory({
  shows: inState('ocrRun', 'done'),
  start: reading((faults) => faults.fail('ocr.work', { code: 'UNEXPECTED' }, 1)),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('2 read, 1 could not be')).toBeVisible(),
})
export const Failed = machineStory({ shows: inState('ocrRun', 'failed'), start: failing, view })
export const Removing = machineStory({
  shows: inState('ocrRun', 'removing'),
  start: failing,
  view,
  play: async ({ stage, ocrRun }, canvas) => {
    await within(canvas).findByText(/could not be/)
    ocrRun.getSnapshot()
    stage.ports.faults.hold('ocr.removeRun')
    await press(canvas, /^Remove/)
  },
})
export const Gone = machineStory({
  shows: inState('ocrRun', 'gone'),
  start: failing,
  view,
  play: async ({ ocrRun }, canvas) => {
    await within(canvas).findByText(/could not be/)
    ocrRun.getSnapshot()
    await press(canvas, /^Remove/)
  },
})
