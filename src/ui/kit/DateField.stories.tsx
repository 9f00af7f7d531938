import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DateField } from './DateField.tsx'

const Filled = ({ value: first, problem }: { readonly value: string; readonly problem?: string }) => {
  const [value, setValue] = useState(first)
  return <DateField label="Founded" value={value} onChange={setValue} problem={problem} />
}

const meta = { component: Filled, args: { value: '05/17/1887' } } satisfies Meta<typeof Filled>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByLabelText<HTMLInputElement>('Founded')
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Choose a day: Founded' }))

export const Given: Story = {}

export const Empty: Story = { args: { value: '' } }

export const Refused: Story = { args: { value: '13/01/2026', problem: 'Give the date as MM/DD/YYYY.' } }

/** What lies outside what date pickers offer (specification section 9) is not there to be picked. */
export const Open: Story = {
  args: { value: '05/17/1950' },
  play: async () => {
    await open()
    const years = [...(await screen.findByRole<HTMLSelectElement>('combobox', { name: /year/i })).options].map(({ value }) => value)
    await expect([years[0], years.at(-1), years.length]).toEqual(['1900', '2099', 200])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, May 17, 1950' })).toHaveFocus())
  },
}

export const PickedByKeys: Story = {
  args: { value: '05/17/1950' },
  play: async () => {
    await open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wednesday, May 17, 1950' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(await field()).toHaveValue('05/25/1950')
    await expect(screen.queryByRole('grid')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a day: Founded' })).toHaveFocus())
  },
}
