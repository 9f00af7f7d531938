import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import { libraryWith, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { SearchAttribute } from '../../src/domain/query-language/resolved.ts'
import { RESULTS_PAGE } from '../../src/ui/advanced-search/resultsPage.ts'
import { SearchField } from '../../src/ui/search/SearchField.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const attribute = (name: string): SearchAttribute => ({ id: name, name, template: 'Picture', type: 'text', unit: '', currency: '' })
const SAID = [
  { attribute: attribute('Technique'), values: ['Oil on canvas'] },
  { attribute: attribute('Mount colour'), values: ['Grey, warm'] },
]

const fieldOf = ({ shell }: Stage): HTMLInputElement => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <SearchField quickSearch={shell.quickSearch} files={shell.files} capabilities={shell.capabilities} results={RESULTS_PAGE} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  return screen.getByLabelText<HTMLInputElement>('Search')
}

const described = () =>
  libraryWith(({ ports }) => {
    describedPictures(ports)
    ports.advancedSearches.describe((id) => (id === ports.sample.pictures[0]?.id ? SAID : []))
  })().stage

/** The caret is where the bar stands. */
const typeIn = (field: HTMLInputElement, marked: string): void => {
  const caret = marked.indexOf('|')
  field.focus()
  fireEvent.change(field, { target: { value: marked.replace('|', '') } })
  field.setSelectionRange(caret, caret)
  fireEvent.select(field)
}
const offered = () => [...document.querySelectorAll('[role=option]')].map((option) => option.firstElementChild?.textContent)
const caretIn = ({ value, selectionStart }: HTMLInputElement): string => `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`

describe('what is typed is completed where the caret stands', () => {
  it.each([
    ['tec|', 'Technique:', 'Technique:|'],
    ['TÉCH|', 'Technique:', 'Technique:|'],
    ['storm col|', 'Mount colour:', 'storm "Mount colour":|'],
    ['-techn|', 'Technique:', '-Technique:|'],
    ['(crew OR re|', 'repository:', '(crew OR repository:|'],
    ['mapp|', 'folder:', 'folder:|'],
    ['etiqu|', 'tag:', 'tag:|'],
    ['ta| storm', 'tag:', 'tag:| storm'],
    ['Technique:oil|', 'Oil on canvas', 'Technique:"Oil on canvas" |'],
    ['storm -person:mar|', 'Marta Lind', 'storm -person:"Marta Lind" |'],
    ['tag:ha| type:image', 'harbour', 'tag:harbour | type:image'],
    ['storm type:im|', 'Image', 'storm type:image |'],
    ['tipo:bild|', 'Image', 'tipo:image |'],
    ['repositorio:fj|', 'Fjord store', 'repositorio:"Fjord store" |'],
    ['"Mount colour":gr|', 'Grey, warm', '"Mount colour":"Grey, warm" |'],
  ])('%s: %s', async (marked, label, done) => {
    const field = fieldOf(described())
    typeIn(field, marked)
    await waitFor(() => expect(offered()).toContain(label))
    const option = [...document.querySelectorAll('[role=option]')].find(({ firstElementChild }) => firstElementChild?.textContent === label)
    if (option !== undefined) await userEvent.click(option)
    expect([caretIn(field), document.activeElement]).toEqual([done, field])
  })

  it('but for a single letter, what begins no name, and a value that there is not', async () => {
    const field = fieldOf(described())
    typeIn(field, 'tag:ha|')
    await waitFor(() => expect(offered()).toContain('harbour'))
    for (const nothing of ['t|', 'zz|', 'echnique|', 'tag:zz|']) {
      typeIn(field, nothing)
      await waitFor(() => expect(offered().filter((label) => label?.endsWith(':') === true || label === 'harbour')).toEqual([]))
    }
  })
})

it('completes the name of an attribute while one types, and then its values', async () => {
  const field = fieldOf(libraryWith(({ ports }) => describedPictures(ports))().stage)
  await userEvent.type(field, 'tec')
  expect((await screen.findByRole('option', { name: /^Technique:/ })).textContent).toBe('Technique:Picture')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Technique:')
  await userEvent.click(await screen.findByRole('option', { name: /^Woodcut/ }))
  expect(field.value).toBe('Technique:Woodcut ')
})
