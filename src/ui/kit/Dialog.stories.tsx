import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: Dialog, args: { title: 'New folder', onClose: fn() } } satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const footer = (
  <>
    <Button>Cancel</Button>
    <Button type="submit" tone="primary">
      Create
    </Button>
  </>
)

const inDialog = async () => within(await within(document.body).findByRole('dialog'))

export const Form: Story = {
  args: {
    description: 'In 1887 Bequest',
    size: 'small',
    children: <TextField label="Name" name="name" data-autofocus />,
    footer,
    onSubmit: fn(),
  },
  play: async ({ args }) => {
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('Ceramics{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Escape and the cross ask before what was filled in is lost; what is untouched goes at once. */
export const Filled: Story = {
  args: { ...Form.args },
  play: async ({ args }) => {
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('Ceramics{Escape}')
    const asking = await within(document.body).findByRole('dialog', { name: 'Discard what you have entered?' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(asking).not.toBeInTheDocument())
    await expect(dialog.getByLabelText('Name')).toHaveValue('Ceramics')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Wide: Story = { args: { size: 'wide', children: <p>Twelve organizations</p>, footer } }

const Opener = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <Dialog title="New folder" onClose={() => setOpen(false)} footer={footer} />}
    </>
  )
}

export const EscapeReturnsTheFocus: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await inDialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const names = ['Ceramics', 'Correspondence', 'Maps and charts', 'Donor files', 'Loans', 'Purchases', 'Drawings']

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      title="Move 7 folders to the trash?"
      text="They can be restored from the trash."
      names={names}
      confirmLabel="Move to trash"
      onConfirm={fn()}
      onCancel={fn()}
    />
  ),
  play: async () => {
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(dialog.getByText('and 2 more')).toBeVisible()
  },
}

export const ConfirmBusy: Story = {
  render: () => (
    <ConfirmDialog
      title="Publish the portal?"
      text="Everybody will see it."
      tone="publish"
      busy
      confirmLabel="Publish"
      onConfirm={fn()}
      onCancel={fn()}
    />
  ),
  play: async () => {
    await inDialog()
  },
}

/** What had the focus is gone: the dialog itself has it, and its panel shows that. */
export const Focused: Story = {
  args: { children: 'Looking at what has these names there…' },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog')
    dialog.focus()
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(getComputedStyle(dialog).outlineStyle).toBe('none')
    await expect(getComputedStyle(dialog.querySelector('[data-phone]') ?? dialog).outlineStyle).toBe('solid')
  },
}
