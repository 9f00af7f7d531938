import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { putScan, scanOf } from '../../../.storybook/ocr.ts'
import type { OcrPage } from '../../domain/ocr/page.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { BesideText } from './BesideText.tsx'

const meta = { parameters: { path: '/records/assets/a/detail/details' } } satisfies Meta

export default meta

const view = ({ pageText }: Library) => <BesideText pageText={pageText} hits={[[3], [9, 10]]} page={1} pages={2} onPage={() => undefined} />

const shown = (change?: Partial<OcrPage>, prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    if (change !== undefined) putScan(stage, change, 2)
    prepare(stage)
    stage.shell.pageText.send({ type: 'page.shown', place: { resourceType: 'RECORDS', assetId: scanOf(stage)?.id ?? '', page: 1 }, contentVersion: scanOf(stage)?.contentVersion ?? '' })
  })

export const Unopened = machineStory({ shows: inState('pageText', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('pageText', 'reading'), start: shown({}, ({ ports }) => void ports.faults.hold('ocr.page')), view })
export const Shown = machineStory({
  shows: inState('pageText', 'known.shown'),
  start: shown({}),
  view,
  play: async (_, canvas) => {
    const part = within(await within(canvas).findByRole('region', { name: 'Text of page 1 of 2' }))
    await waitFor(() => expect(part.getByText(/Haabet/)).toBeVisible())
    await expect(part.getByText('Dotted words were hard to read and may be wrong.')).toBeVisible()
  },
})
export const Missing = machineStory({ shows: inState('pageText', 'known.missing'), start: shown(), view })
export const Written = machineStory({ shows: inState('pageText', 'known.written'), start: shown({ state: 'HasText', words: [] }), view })
export const Failed = machineStory({ shows: inState('pageText', 'known.failed'), start: shown({ state: 'Failed', words: [], reason: 'TookTooLong' }), view })
export const Blank = machineStory({ shows: inState('pageText', 'known.blank'), start: shown({ words: [] }), view })
export const Unknown = machineStory({
  shows: inState('pageText', 'unknown'),
  start: shown({}, ({ ports }) => ports.faults.fail('ocr.page', { code: 'UNREACHABLE' })),
  view,
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
