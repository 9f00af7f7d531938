import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import '../../.storybook/texts.ts'
import type { Facet } from '../../src/application/advanced-search/AdvancedSearchGateway.ts'
import { createFacetsMachine } from '../../src/application/advanced-search/facets.machine.ts'
import { facetState } from '../../src/domain/query-language/facets.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { FacetPanel } from '../../src/ui/advanced-search/facets/FacetPanel.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const shown = async (q = 'jpg') => {
  const ports = inMemoryPorts()
  describedPictures(ports)
  const facets = createActor(createFacetsMachine(ports)).start()
  const onOpen = vi.fn<(facet: Facet) => void>()
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <FacetPanel facets={facets} files={ports.files} choiceOf={(field) => facetState(parseQuery(q), field)} onChoose={() => undefined} onOpen={onOpen} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  facets.send({ type: 'query.asked', q })
  const sectionOf = async (title: string) => {
    const section = (await screen.findByRole('button', { name: title })).closest('section')
    if (section === null) throw new Error(`There is no facet ${title}.`)
    return within(section)
  }
  return { sectionOf, onOpen }
}

it.each([['Tags', 'tag'], ['Persons', 'person']])('%s, which stand side by side, can be kept out without the Alt key: among the rows of all of them', async (title, id) => {
  const { sectionOf, onOpen } = await shown()
  fireEvent.click((await sectionOf(title)).getByRole('button', { name: 'Choose or exclude' }))
  expect(onOpen.mock.lastCall?.[0].id).toBe(id)
})

it('values that stand in rows have a menu each', async () => {
  const { sectionOf } = await shown()
  const types = await sectionOf('Type')
  expect(types.getAllByRole('button', { name: /^Choices for / }).length).toBeGreaterThan(0)
  expect(types.queryByRole('button', { name: 'Choose or exclude' })).toBeNull()
})

it('a value that is typed in another spelling is the one that is listed, with its number', async () => {
  const { sectionOf } = await shown('jpg tag:STORM')
  const pressed = (await sectionOf('Tags')).getAllByRole('button', { pressed: true })
  expect(pressed.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^storm[1-9]/)])
  const tags = (await sectionOf('Tags')).getAllByRole('button').map(({ textContent }) => textContent)
  expect(tags.filter((text) => /^storm/i.test(text))).toHaveLength(1)
})
