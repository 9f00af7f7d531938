import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { Dialog } from '../../src/ui/kit/Dialog.tsx'
import { TextField } from '../../src/ui/kit/TextField.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

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
