import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { DialogSurface } from '../../src/ui/kit/DialogSurface.tsx'
import { MenuSurface } from '../../src/ui/kit/MenuSurface.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

afterEach(cleanup)

const shown = (over: 'menu' | 'dialog') => (
  <ThemeProvider theme={theme}>
    <main>The page</main>
    {over === 'menu' && <MenuSurface label="Actions" at={{ x: 0, y: 0 }} entries={[{ id: 'open', label: 'Open', onSelect: () => undefined }]} onClose={() => undefined} />}
    {over === 'dialog' && <DialogSurface title="Of the next page" onClose={() => undefined} />}
  </ThemeProvider>
)

test('a dialog that opens where a menu was puts the page beneath it out of reach', async () => {
  const { rerender, container } = render(shown('menu'))
  await screen.findByRole('menu')
  rerender(shown('dialog'))
  await screen.findByRole('dialog')
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true'))
})
