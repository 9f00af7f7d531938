import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: 'Name' } } satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { defaultValue: 'harbour-at-dusk-1887.jpg' } }

export const WithHint: Story = { args: { hint: 'At most 255 characters.' } }

export const WithProblem: Story = {
  args: { problem: 'Required.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Name')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Required.')
  },
}

const markOf = (label: HTMLElement) => getComputedStyle(label, '::after').content

/** Marked before it is missed, but for forms all of whose fields are required. */
export const Required: Story = {
  render: () => (
    <>
      <TextField label="Name" required />
      <TextField label="Note" />
      <Select label="Role" value="user" options={[{ value: 'user', label: 'User' }]} onChange={() => undefined} required />
      <div data-all-required>
        <TextField label="E-mail" required />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const [label, mark] of [['Name', true], ['Note', false], ['Role', true], ['E-mail', false]] as const)
      await expect(markOf(canvas.getByText(label)).includes('*')).toBe(mark)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired()
  },
}

export const Placeholder: Story = { args: { placeholder: 'New folder' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'HM-1887-00438' } }

export const Tall: Story = { args: { size: 'tall', label: 'E-mail', type: 'email' } }

export const LongText: Story = {
  render: () => <TextArea label="Description" defaultValue="Oil sketch of the inner harbour seen from the customs house, evening light." />,
}

export const LongTextWithProblem: Story = { render: () => <TextArea label="Description" problem="At most 2000 characters." /> }

export const Password: Story = {
  render: () => <PasswordField label="Password" autoComplete="current-password" defaultValue="Vitrine-demo-1" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    await expect(page.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
