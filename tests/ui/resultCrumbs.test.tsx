import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import '../../.storybook/texts.ts'
import { ResultCrumbs } from '../../src/ui/advanced-search/ResultCrumbs.tsx'
import { drawsLists } from './browser.ts'

drawsLists()

const show = (path: string): readonly (readonly [string | null, string | null])[] => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ResultCrumbs q="ship type:image" />
    </MemoryRouter>,
  )
  return within(screen.getByRole('list')).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it('from what the form found the way leads back to it, filled in', () => {
  expect(show('/advanced-search/result?q=ship')).toEqual([['Advanced Search', '/advanced-search?q=ship+type%3Aimage']])
  expect(screen.getByText('Results').getAttribute('aria-current')).toBe('page')
})

it('over what the search field found there is no form', () => {
  expect(show('/search?q=ship')).toEqual([])
  expect(screen.getByText('Search').getAttribute('aria-current')).toBe('page')
})
