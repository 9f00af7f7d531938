import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { putScan } from '../../../.storybook/ocr.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ReadTextDialog } from './ReadTextDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ readText }: Library) => <ReadTextDialog readText={readText} />

/** Three pictures, one of them read before, and a table; or the table alone. */
const asking = (prepare: (stage: Stage) => void = () => undefined, isTableOnly = false) =>
  libraryWith((stage) => {
    const { pictures, files } = stage.ports.sample
    putScan(stage)
    prepare(stage)
    const table = files.filter(({ name }) => name.endsWith('.csv'))
    const assets = [...(isTableOnly ? [] : pictures.slice(0, 3)), ...table].map(({ id }) => id)
    stage.shell.readText.send({ type: 'reading.open', meant: { type: 'RECORDS', selection: { kind: 'items', folders: [], assets }, count: assets.length, ...(isTableOnly && { name: 'Ship list.csv' }) } })
  })

export const Closed = machineStory({ shows: inState('readText', 'closed'), start: libraryWith(), view })
export const Planning = machineStory({ shows: inState('readText', 'planning'), start: asking(({ ports }) => void ports.faults.hold('ocr.plan')), view })
export const Choosing = machineStory({
  shows: inState('readText', 'choosing'),
  start: asking(),
  view,
  play: async () => {
    await expect(await screen.findByText('3 of 4 files can be read.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /It is written in/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Norwegian' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Read again what was read before/ }))
    await expect(screen.getByRole('button', { name: 'Read 3 files' })).toBeEnabled()
  },
})
export const Starting = machineStory({
  shows: inState('readText', 'starting'),
  start: asking(({ ports }) => void ports.faults.hold('ocr.start')),
  view,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Read 2 files' })),
})
export const Refused = machineStory({ shows: inState('readText', 'refused'), start: asking(undefined, true), view })
export const Unplanned = machineStory({ shows: inState('readText', 'unplanned'), start: asking(({ ports }) => ports.faults.fail('ocr.plan', { code: 'UNREACHABLE' })), view })
