import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { startUpgrade, startUsage, usageOf } from '../stories/shellPorts.ts'
import { StorageWidget } from './StorageWidget.tsx'

const meta = {} satisfies Meta

export default meta
type Actors = { readonly usage: ReturnType<typeof startUsage> }

const view = ({ usage }: Actors) => <StorageWidget usage={usage} />

export const Reading = machineStory({ shows: inState('usage', 'reading'), start: () => ({ usage: startUsage(forever) }), view })

export const Known = machineStory({
  shows: inState('usage', 'known'),
  start: () => ({ usage: startUsage() }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('38.5 GB of 50 GB')).toBeVisible(),
})

export const AlmostFull = machineStory({
  shows: inState('usage', 'known'),
  start: () => ({ usage: startUsage(usageOf(0.96)) }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText(/Almost full/)).toBeVisible(),
})

export const AsMuchAsThereIs = machineStory({
  shows: inState('usage', 'known'),
  start: () => ({ usage: startUsage(usageOf(0.96, 100)), upgrade: startUpgrade() }),
  view: ({ usage, upgrade }) => <StorageWidget usage={usage} upgrade={upgrade} onUpgrade={(capacity) => upgrade.send({ type: 'open', capacity })} />,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Almost full. 100 GB is the most an organization can have.')).toBeVisible()
    await expect(within(canvas).queryByRole('button')).toBeNull()
  },
})

export const Failed = machineStory({
  shows: inState('usage', 'failed'),
  start: () => ({ usage: startUsage(async () => Result.fail({ code: 'UNREACHABLE' })) }),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Try again' }))
  },
})
