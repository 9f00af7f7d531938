import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notification } from './Notification.tsx'

const meta = {
  component: Notification,
  args: { tone: 'success', text: 'Folder "Ceramics" was created.', onDismiss: fn(), onHold: fn(), onRelease: fn() },
} satisfies Meta<typeof Notification>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Info: Story = { args: { tone: 'info', text: 'Indexing goes on in the background.' } }

export const Failure: Story = {
  args: { tone: 'failure', text: 'The server cannot be reached.' },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The server cannot be reached.'),
}

export const WithAction: Story = {
  args: { text: '3 assets were moved.', actionLabel: 'Undo', onAction: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(args.onHold).toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}

export const WithLink: Story = {
  args: { text: '3 items were moved to Deposited 2024, from the harbour office.', link: { label: 'Show there', to: '/records/folders/1', onFollow: fn() }, actionLabel: 'Undo', onAction: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Show there' }))
    await expect(args.link?.onFollow).toHaveBeenCalledOnce()
  },
}
