import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { duplicatesWith, sameFiles, showingOne } from '../../.storybook/duplicates.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { DuplicatesScreen } from '../../src/ui/duplicates/DuplicatesScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

it.each([
  ['Next group', 'Group 4 of 4', 3],
  ['Previous group', 'Group 1 of 4', 1],
  ['Zoom in', 'Group 1 of 4', 20],
  ['Zoom out', 'Group 1 of 4', 1],
])('%s keeps the focus where there is no further way', async (name, place, times) => {
  const { stage } = duplicatesWith(sameFiles)()
  const router = createMemoryRouter([{ path: '*', element: <DuplicatesScreen actors={{ ...stage.shell, files: showingOne(stage) }} permissions={ROLE_PERMISSIONS.Publisher} letters /> }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByText('Group 1 of 4')
  const step = await screen.findByRole('button', { name })
  for (let time = 0; time < times; time += 1) await userEvent.click(step)
  expect(await screen.findByText(place)).toBeTruthy()
  expect([document.activeElement, step.matches(':disabled'), step.getAttribute('aria-disabled')]).toEqual([step, false, 'true'])
})
