import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WorkplaceBanner } from './WorkplaceBanner.tsx'

const meta = { component: WorkplaceBanner, args: { organization: 'Fjord Archive', onLeave: fn() } } satisfies Meta<typeof WorkplaceBanner>

export default meta
type Story = StoryObj<typeof meta>

export const AtWork: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

export const LongName: Story = {
  args: { organization: 'The Royal Society for the Preservation of Northern Coastal and Inland Waterways Heritage' },
}
