import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import '../../.storybook/texts.ts'
import { createTableScopeMachine } from '../../src/application/metadata-table/tableScope.machine.ts'
import { WHOLE_MODULE } from '../../src/application/metadata-table/viewQuery.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { FoundModules } from '../../src/ui/metadata-table/narrowing/FoundModules.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

const scope = { kind: 'search', words: 'jpg' } as const

/** A table of what a search finds, while the server cannot be reached; some of what it finds lies in another module. */
const unreachable = () => {
  const ports = inMemoryPorts()
  const { library, pictures } = ports.sample
  const { id: folderId } = library.addFolder({ name: 'Accessions', parentId: null, type: 'ARCHIVES' })
  const [picture] = pictures
  const asset = library.assets.get(picture?.id ?? '')
  if (asset === undefined) throw new Error('The sample has no picture.')
  const id = library.nextId()
  library.assets.set(id, { ...asset, id, folderId, type: 'ARCHIVES' })
  ports.faults.fail('advancedSearches.facets', { code: 'UNREACHABLE' })
  const tableScope = createActor(createTableScopeMachine(ports)).start()
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <FoundModules tableScope={tableScope} query={{ ...WHOLE_MODULE, scope }} shown={2} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  act(() => tableScope.send({ type: 'scope.opened', resourceType: 'RECORDS', scope }))
  return ports
}

const ways = () => within(screen.getByRole('navigation', { name: 'Found in' }))

it('what a search finds elsewhere is asked for again where the network was lost, and all results stay a click away', async () => {
  const ports = unreachable()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Could not count what is found in other modules\./)
  expect(ways().getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All results'])
  expect(screen.queryByText(/^This template describes/)).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeTruthy()

  ports.faults.mend('advancedSearches.facets')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const elsewhere = await ways().findByRole('link', { name: 'Archives (1)' })
  expect(elsewhere.getAttribute('href')).toBe('/archives/assets-metadata?words=jpg')
  expect(screen.queryByRole('alert')).toBeNull()
})
