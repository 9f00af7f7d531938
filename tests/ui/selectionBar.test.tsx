import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { SelectionBar } from '../../src/ui/selection/SelectionBar.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

afterEach(cleanup)

const received = (count: number, size: number | undefined, reading?: number) => {
  const bar = (
    <SelectionBar count={count} reading={reading} size={size} total={12_480} onSelectAll={undefined} onClear={() => undefined} />
  )
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: bar }])} />
    </ThemeProvider>,
  )
  const line = screen.getByText(/selected$|^Selecting/).closest('p')
  return [...(line?.querySelectorAll(':not([aria-hidden])') ?? [])].map(({ textContent }) => textContent).join(' ')
}

test.each([
  ['a few assets, with their size', 2, 3_145_728, '2 selected 3 MB'],
  ['a whole list, without a size', 12_480, undefined, '12,480 selected'],
])('the bar tells %s', (_, count, size, text) => {
  expect(received(count, size)).toBe(text)
})

test('the bar tells that a long range is being read, and how long it is', () => {
  expect(received(1, 20, 24_000)).toBe('Selecting 24,000 …')
})
