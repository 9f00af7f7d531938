import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { quietStream, startUsage, usageOf } from '../stories/shellPorts.ts'
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

const stream = quietStream()

export const Outdated = machineStory({
  shows: inState('usage', 'outdated'),
  start: () => {
    const usage = startUsage(usageOf(0.77), stream)
    // One fact after another: the machine waits for calm before it reads again.
    const facts = setInterval(() => stream.tell({ kind: 'usage.changed' }), 100)
    usage.subscribe({ complete: () => clearInterval(facts) })
    return { usage }
  },
  view,
})

export const Failed = machineStory({
  shows: inState('usage', 'failed'),
  start: () => ({ usage: startUsage(async () => Result.fail({ code: 'UNREACHABLE' })) }),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Try again' }))
  },
})
