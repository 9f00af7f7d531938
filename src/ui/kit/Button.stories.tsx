import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderPlus, Globe, Trash2, Upload } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { component: Button, args: { children: 'Upload', onClick: fn() } } satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { tone: 'primary', icon: <Upload size={16} /> } }

export const Secondary: Story = { args: { icon: <FolderPlus size={16} />, children: 'New folder' } }

export const Ghost: Story = { args: { tone: 'ghost', children: 'Filter' } }

export const Danger: Story = { args: { tone: 'danger', icon: <Trash2 size={16} />, children: 'Delete' } }

export const Publish: Story = { args: { tone: 'publish', icon: <Globe size={16} />, children: 'Publish' } }

export const Tall: Story = { args: { tone: 'primary', size: 'tall', children: 'Sign in' } }

export const Disabled: Story = { args: { tone: 'primary', disabled: true } }

export const Busy: Story = {
  args: { tone: 'primary', busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const AsLink: Story = { render: () => <ButtonLink to="/">Home page</ButtonLink> }
