import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { DateField } from '../../src/ui/kit/DateField.tsx'
import { Dialog } from '../../src/ui/kit/Dialog.tsx'
import { TextField } from '../../src/ui/kit/TextField.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import './popovers.ts'

afterEach(cleanup)

/** The form comes when what it is about has been read. */
const Editor = ({ isRead }: { readonly isRead: boolean }) => (
  <ThemeProvider theme={theme}>
    <Dialog title="Role" onClose={() => undefined} {...(isRead ? { onSubmit: () => undefined } : {})}>
      {isRead ? <TextField label="Name" data-autofocus /> : <p>Reading …</p>}
    </Dialog>
  </ThemeProvider>
)

test('the field in which a form begins has the focus, also when the form comes after the dialog', async () => {
  const { rerender } = render(<Editor isRead={false} />)
  await screen.findByText('Reading …')
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  rerender(<Editor isRead />)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

const Loan = ({ onClose }: { readonly onClose: () => void }) => {
  const [until, setUntil] = useState('05/17/2026')
  return (
    <ThemeProvider theme={theme}>
      <Dialog title="Loan" onClose={onClose} onSubmit={() => undefined}>
        <DateField label="Until" value={until} onChange={setUntil} />
      </Dialog>
    </ThemeProvider>
  )
}

test('a day that was picked from the calendar is not left unasked', async () => {
  let isClosed = false
  render(<Loan onClose={() => (isClosed = true)} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Until')
  const calendar = screen.getByLabelText('Choose a day: Until', { selector: 'dialog' })
  fireEvent(calendar, Object.assign(new Event('toggle'), { newState: 'open' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Tuesday, May 19, 2026', hidden: true }))
  expect(field.value).toBe('05/19/2026')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: 'Discard what you have entered?' })).toBeDefined()
  expect(isClosed).toBe(false)
})

test('a day is typed on a keyboard that has a slash', async () => {
  render(<Loan onClose={() => undefined} />)
  expect(['numeric', 'decimal', 'tel']).not.toContain((await screen.findByLabelText('Until')).getAttribute('inputmode'))
})
