import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { theme } from '../../src/ui/theme/theme.ts'

/** Renders a part of a page: with the theme, the texts and an address. */
export const show = (element: ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ThemeProvider>,
  )
