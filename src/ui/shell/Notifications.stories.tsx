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

const info = (text: string) => ({ kind: 'info', text }) as const

/** Three stand under each other; the fourth comes when one of them goes. */
export const TheNextComes = machineStory({
  shows: inState('notifications', 'showing'),
  start: () => ({ notifications: startNotifications(shown, info('kit.capsLock'), info('failure.METHOD_NOT_ALLOWED'), info('failure.NOT_FOUND')) }),
  view,
  play: async (_, canvas) => {
    const page = within(canvas)
    const [, second, third, ...more] = await page.findAllByRole('button', { name: 'Dismiss' })
    await expect(third).toBeVisible()
    await expect(more).toEqual([])
    await expect(page.queryByText('This does not exist, or no longer does.')).toBeNull()
    await userEvent.click(second as HTMLElement)
    await expect(await page.findByText('This does not exist, or no longer does.')).toBeVisible()
    await expect(page.queryByText('Caps Lock is on.')).toBeNull()
    await expect(page.getByRole('alert')).toHaveTextContent('The server cannot be reached.')
  },
})
