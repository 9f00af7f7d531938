import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { TransfersPanel } from './TransfersPanel.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = ({ transfers }: Library) => <TransfersPanel transfers={transfers} />

/** A file is wanted, whose download meets this. */
const wanting = (meets?: Failure | 'nothing') =>
  libraryWith(({ shell, ports }) => {
    if (meets === 'nothing') ports.faults.hold('downloads.begin')
    else if (meets !== undefined) ports.faults.fail('downloads.begin', meets)
    shell.download('/content', 'bill-of-lading-1903.pdf')
  })

/** Leaving the page would stop nothing. */
export const Elsewhere = machineStory({ shows: inState('transfers', 'elsewhere'), start: wanting('nothing'), view })

export const Asking = machineStory({ shows: inState('download', 'asking'), start: wanting('nothing'), view })

export const Interrupted = machineStory({ shows: inState('download', 'interrupted'), start: wanting({ code: 'UNREACHABLE' }), view })

export const HandedOver = machineStory({ shows: inState('download', 'handedOver'), start: wanting(), view })

export const Failed = machineStory({
  shows: inState('download', 'failed'),
  start: wanting({ code: 'RESOURCE_IN_TRASH' }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: 'Retry bill-of-lading-1903.pdf' })).toBeVisible()
  },
})

export const Gone = machineStory({
  shows: inState('download', 'gone'),
  start: wanting('nothing'),
  view,
  play: async ({ download }, canvas) => {
    download.getSnapshot()
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Cancel bill-of-lading-1903.pdf' }))
  },
})
