import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorPage } from './ErrorPage.tsx'

const meta = {
  component: ErrorPage,
  parameters: { layout: 'fullscreen', page: true },
  args: { onReset: fn() },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Unauthorized: Story = {
  args: { page: '401' },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('Unauthorized')).toBeVisible(),
}

export const NotFound: Story = { args: { page: '404' } }

export const ServerError: Story = { args: { page: '500' } }

export const Generic: Story = {
  args: { page: 'generic' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}
