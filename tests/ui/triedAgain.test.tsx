import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import { duplicatesWith, pairs, showingOne } from '../../.storybook/duplicates.ts'
import { libraryWith, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FacetPanel } from '../../src/ui/advanced-search/facets/FacetPanel.tsx'
import { SearchFormScreen } from '../../src/ui/advanced-search/form/SearchFormScreen.tsx'
import { RESULTS_PAGE } from '../../src/ui/advanced-search/resultsPage.ts'
import { DashboardScreen } from '../../src/ui/dashboard/DashboardScreen.tsx'
import { DuplicatesScreen } from '../../src/ui/duplicates/DuplicatesScreen.tsx'
import { HomeScreen } from '../../src/ui/home/HomeScreen.tsx'
import { AssetRelatedTab } from '../../src/ui/relations/RelatedTab.tsx'
import { SearchField } from '../../src/ui/search/SearchField.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const permissions = ROLE_PERMISSIONS.Admin
const claims = claimsWith({ permissions })

const show = (page: ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>{page}</MemoryRouter>
    </ThemeProvider>,
  )

const fail = ({ ports }: Stage, call: string) => ports.faults.fail(call, { code: 'UNREACHABLE' })
const begin = (prepare?: (stage: Stage) => void) => libraryWith(prepare)().stage

const tryAgain = async ({ ports }: Stage, call: string) => {
  const again = await screen.findByText('Try again')
  ports.faults.mend(call)
  await userEvent.click(again)
  await waitFor(() => expect(again.isConnected).toBe(false))
}
const focused = () => document.activeElement

const withPairs = (stage: Stage) => <DuplicatesScreen actors={{ ...stage.shell, files: showingOne(stage) }} permissions={permissions} letters />

test('the dashboard that is read at last has the focus at its head', async () => {
  const stage = begin((one) => fail(one, 'dashboard.read'))
  stage.shell.dashboard.send({ type: 'dashboard.opened', period: 'months' })
  show(<DashboardScreen actors={stage.shell} claims={claims} />)
  await tryAgain(stage, 'dashboard.read')
  await waitFor(() => expect(focused()).toBe(document.querySelector('h1')))
})

test('so has home', async () => {
  const stage = begin((one) => fail(one, 'home.read'))
  stage.shell.home.send({ type: 'home.opened' })
  show(<HomeScreen actors={stage.shell} claims={claims} transfers={undefined} />)
  await tryAgain(stage, 'home.read')
  await waitFor(() => expect(focused()).toBe(document.querySelector('h1')))
})

test('duplicates that are read at last have it at their first group', async () => {
  const { stage } = duplicatesWith((one) => {
    pairs(2)(one)
    fail(one, 'duplicates.groups')
  })()
  show(withPairs(stage))
  await tryAgain(stage, 'duplicates.groups')
  await waitFor(() => expect(focused()?.getAttribute('data-item')).toBe(stage.shell.duplicates.getSnapshot().context.groups[0]?.key))
})

test('what is said of duplicates, and a group that is gone, leave it in the group', async () => {
  const { stage } = duplicatesWith((one) => {
    pairs(2)(one)
    fail(one, 'assets.read')
  })()
  show(withPairs(stage))
  await tryAgain(stage, 'assets.read')
  const group = screen.getByLabelText('One group of duplicates')
  await waitFor(() => expect(focused()).toBe(group))
  const [kept] = await screen.findAllByLabelText(/^Keep /)
  kept?.focus()
  await userEvent.keyboard('n')
  await waitFor(() => expect(kept?.isConnected).toBe(false))
  expect(focused()).toBe(group)
  await userEvent.keyboard('n')
  await waitFor(() => expect(focused()?.textContent).toBe('No file is here twice'))
})

test('the row of a group that is gone leaves it to the row in its place', async () => {
  const { stage } = duplicatesWith(pairs(3))()
  const { duplicates } = stage.shell
  show(withPairs(stage))
  await waitFor(() => expect(document.querySelectorAll('[data-item]')).toHaveLength(3))
  const [first, second] = duplicates.getSnapshot().context.groups
  document.querySelector<HTMLElement>(`[data-item="${first?.key}"]`)?.focus()
  await userEvent.keyboard('n')
  await waitFor(() => expect(focused()?.getAttribute('data-item')).toBe(second?.key))
})

test('facets that are counted at last have it in their panel', async () => {
  const stage = begin((one) => {
    describedPictures(one.ports)
    fail(one, 'advancedSearches.facets')
  })
  stage.shell.facets.send({ type: 'query.asked', q: 'jpg' })
  show(
    <FacetPanel facets={stage.shell.facets} files={stage.shell.files} choiceOf={() => ({ included: [], excluded: [] })} onChoose={() => undefined} onOpen={() => undefined} />,
  )
  await tryAgain(stage, 'advancedSearches.facets')
  await waitFor(() => expect(focused()?.contains(screen.getByText('Type'))).toBe(true))
  expect(focused()).not.toBe(document.body)
})

test('the form has it at its count, and at its head where its choices were read', async () => {
  const stage = begin((one) => {
    fail(one, 'advancedSearches.results')
    fail(one, 'advancedSearches.fields')
  })
  const { searchForm, searchChoices } = stage.shell
  searchForm.send({ type: 'form.opened', address: '?q=harbour', q: 'harbour', from: '', until: '' })
  searchChoices.send({ type: 'choices.wanted', q: '' })
  show(<SearchFormScreen actors={stage.shell} places={[]} hasPersons={false} hasContacts={false} onSearch={() => undefined} />)
  const [choices, count] = await waitFor(() => {
    const buttons = screen.getAllByText('Try again')
    expect(buttons).toHaveLength(2)
    return buttons
  })
  stage.ports.faults.mend('advancedSearches.results')
  stage.ports.faults.mend('advancedSearches.fields')
  if (count !== undefined) await userEvent.click(count)
  await waitFor(() => expect(focused()?.textContent).toMatch(/^\d+ results?$/))
  if (choices !== undefined) await userEvent.click(choices)
  await waitFor(() => expect(focused()).toBe(document.querySelector('h1')))
})

test('duplicates of an asset, looked for at last, have it in their part of the page', async () => {
  const stage = begin((one) => fail(one, 'duplicates.ofAsset'))
  const { ports, shell } = stage
  const { id = '' } = ports.sample.pictures[0] ?? {}
  shell.related.send({ type: 'list.opened', list: { kind: 'asset', type: 'RECORDS', id } })
  shell.asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId: id, from: undefined })
  const [asset, edit] = await waitFor(() => {
    const { context } = shell.asset.getSnapshot()
    if (context.asset === undefined || context.edit === undefined) throw new Error('The asset is being read.')
    return [context.asset, context.edit] as const
  })
  show(<AssetRelatedTab asset={asset} edit={edit} actors={shell} permissions={permissions} />)
  await tryAgain(stage, 'duplicates.ofAsset')
  await waitFor(() => expect(focused()?.textContent).toBe('Nothing is related yet'))
})

test('what is found while typing has it in the field, and stays open', async () => {
  const stage = begin((one) => fail(one, 'searches.search'))
  const { quickSearch, files, capabilities } = stage.shell
  show(<SearchField quickSearch={quickSearch} files={files} capabilities={capabilities} results={RESULTS_PAGE} />)
  const field = screen.getByLabelText('Search')
  await userEvent.type(field, 'harbour')
  await tryAgain(stage, 'searches.search')
  expect(focused()).toBe(field)
  await waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0))
})
