import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Globe, Star, Trash2 } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { label: 'More', icon: <Ellipsis size={16} /> } } satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Compact: Story = { args: { size: 'compact' } }

export const Pressed: Story = { args: { label: 'Favorite', icon: <Star size={16} />, 'aria-pressed': true } }

export const Publish: Story = { args: { label: 'Web ready', icon: <Globe size={16} />, tone: 'publish' } }

export const Danger: Story = { args: { label: 'Delete', icon: <Trash2 size={16} />, tone: 'danger' } }

export const Disabled: Story = { args: { disabled: true } }

export const NamedOnFocus: Story = {
  args: { shortcut: 'M' },
  play: async () => {
    await userEvent.tab()
    await expect(within(document.body).getByRole('tooltip')).toHaveTextContent('More')
    await userEvent.keyboard('{Escape}')
    await expect(within(document.body).queryByRole('tooltip')).toBeNull()
  },
}
