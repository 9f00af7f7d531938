import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { RESULTS_PAGE } from '../../src/ui/advanced-search/resultsPage.ts'
import { SearchField } from '../../src/ui/search/SearchField.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

it('completes the name of an attribute while one types, and then its values', async () => {
  const { shell } = libraryWith(({ ports }) => describedPictures(ports))().stage
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <SearchField quickSearch={shell.quickSearch} files={shell.files} capabilities={shell.capabilities} results={RESULTS_PAGE} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' })
  await userEvent.type(field, 'tec')
  expect((await screen.findByRole('option', { name: /^Technique:/ })).textContent).toBe('Technique:Picture')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Technique:')
  await userEvent.click(await screen.findByRole('option', { name: /^Woodcut/ }))
  expect(field.value).toBe('Technique:Woodcut ')
})
