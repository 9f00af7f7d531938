import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const CheckboxOff: Story = { render: () => <Checkbox label="Remember me" /> }

export const CheckboxOn: Story = { render: () => <Checkbox label="Remember me" defaultChecked /> }

export const CheckboxMixed: Story = {
  render: () => <Checkbox label="Select all" mixed />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked(),
}

export const CheckboxDisabled: Story = { render: () => <Checkbox label="Manage roles" disabled /> }

const Toggled = () => {
  const [on, setOn] = useState(false)
  return <Switch label="Hide completed" checked={on} onToggle={setOn} />
}

export const SwitchTurnedOn: Story = {
  render: () => <Toggled />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
}

export const SwitchDisabled: Story = { render: () => <Switch label="Hide completed" checked={false} disabled onToggle={() => {}} /> }

const Views = () => {
  const [view, setView] = useState<'grid' | 'list'>('grid')
  return (
    <SegmentedControl
      label="View"
      value={view}
      onChange={setView}
      segments={[
        { value: 'grid', label: 'Grid', icon: <LayoutGrid size={16} /> },
        { value: 'list', label: 'List', icon: <List size={16} /> },
      ]}
    />
  )
}

export const Segments: Story = {
  render: () => <Views />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    page.getByRole('radio', { name: 'Grid' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  },
}

const repositories = [
  { value: 'vault', label: 'Main vault' },
  { value: 'annex', label: 'Annex' },
  { value: 'loan', label: 'On loan' },
] as const

const Repository = () => {
  const [value, setValue] = useState<string>('vault')
  return <Select label="Repository" value={value} options={repositories} onChange={setValue} />
}

export const SelectClosed: Story = { render: () => <Repository /> }

export const SelectOpen: Story = {
  render: () => <Repository />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Repository/ }))
    await expect(await within(document.body).findByRole('option', { name: 'Main vault' })).toHaveAttribute('aria-selected', 'true')
  },
}
