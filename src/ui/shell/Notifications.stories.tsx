import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { startNotifications } from '../stories/shellPorts.ts'
import { Notifications } from './Notifications.tsx'

const meta = {} satisfies Meta

export default meta
type Actors = { readonly notifications: ReturnType<typeof startNotifications> }

const view = ({ notifications }: Actors) => <Notifications notifications={notifications} />
const shown = { kind: 'failure', text: 'failure.UNREACHABLE' } as const

export const Empty = machineStory({
  shows: inState('notifications', 'empty'),
  start: () => ({ notifications: startNotifications() }),
  view,
})

export const Showing = machineStory({
  shows: inState('notifications', 'showing'),
  start: () => ({ notifications: startNotifications(shown) }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('alert')).toHaveTextContent('The server cannot be reached.'),
})

export const Held = machineStory({
  shows: inState('notifications', 'held'),
  start: () => ({ notifications: startNotifications(shown) }),
  view,
  play: async (_, canvas) => userEvent.hover(await within(canvas).findByRole('alert')),
})

export const TheNextComes = machineStory({
  shows: inState('notifications', 'showing'),
  start: () => ({ notifications: startNotifications(shown, { kind: 'info', text: 'kit.capsLock' }) }),
  view,
  play: async (_, canvas) => {
    const page = within(canvas)
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }))
    await expect(await page.findByText('Caps Lock is on.')).toBeVisible()
  },
})
