import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { libraryWith, openFile } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { Feature } from '../../src/domain/access/modules.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FROM_LIST } from '../../src/ui/addresses/library.ts'
import { AssetScreen } from '../../src/ui/assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../../src/ui/routing/detailTabs.ts'
import { originOf } from '../../src/ui/addresses/origins.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { InShell } from './InShell.tsx'
import { asInBrowser } from './browser.ts'

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ELSEWHERE = [
  { path: 'list', element: <h1>The list</h1> },
  { path: 'favorites', element: <h1>Favorites</h1> },
]

/** The page of an asset of the sample, as it is come to from a list. */
const open = async (tab: string, search = '', permissions: readonly Permission[] = ROLE_PERMISSIONS.Publisher, features: readonly Feature[] = []) => {
  const { stage } = libraryWith(openFile)()
  const { shell } = stage
  const context = <InShell stage={stage} permissions={permissions} />
  const page = <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={permissions} features={features} />
  const router = createMemoryRouter(
    [{ path: '/', element: context, children: [...ELSEWHERE, { path: '*', element: page }] }],
    { initialEntries: ['/list', { pathname: `/records/assets/a/detail/${tab}`, search, state: FROM_LIST }] },
  )
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByRole('navigation', { name: 'Asset' })
  return Object.assign(router, { stage })
}

const backToList = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeDefined()
}

test('an asset has the five tabs of specification section 2', async () => {
  await open('details')
  const tabs = within(screen.getByRole('navigation', { name: 'Asset' })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Details', 'Metadata', 'Asset History', 'Related Assets', 'SEO'])
})

test('whoever went through the tabs goes back to the very list they came from', async () => {
  const router = await open('details')
  await userEvent.click(screen.getByRole('link', { name: 'Metadata' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/metadata$/))
  await backToList()
})

test('so does whoever came to edit', async () => {
  const router = await open('details', '?edit=1')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await backToList()
})

test('and whoever edits from a tab without a form', async () => {
  const router = await open('metadata')
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/details$/))
  await backToList()
})

const actionsShown = async () => {
  await screen.findByRole('button', { name: /^Actions for / })
  const head = screen.getByRole('heading', { level: 1 }).closest('header')
  if (head === null) throw new Error('The page has no head')
  return [...within(head).queryAllByRole('link'), ...within(head).getAllByRole('button')].map((control) => control.getAttribute('aria-label') ?? control.textContent)
}

test('the page offers the two things that are done most, and the rest in one menu', async () => {
  await open('details', '', ROLE_PERMISSIONS.Admin)
  expect(await actionsShown()).toEqual(['Download', expect.stringMatching(/favorites/), 'Edit', expect.stringMatching(/^Actions for/)])
})

test('what a reader may not do is no button and no link: the menu says why', async () => {
  await open('details', '', ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'])
  expect(await actionsShown()).toEqual([expect.stringMatching(/favorites/), expect.stringMatching(/^Actions for/)])
  const replace = within(await menu()).getByRole('menuitem', { name: /^Replace file/, description: /does not include “Upload files”/ })
  expect(replace.getAttribute('aria-disabled')).toBe('true')
})

test('whoever opens an asset is at its name', async () => {
  await open('details')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('who is in the picture is looked at, and the list one came from stays known', async () => {
  const router = await open('details', '?folder=f&row=3&sort=size', ROLE_PERMISSIONS.Publisher, ['FacialRecognition'])
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Persons' }))
  await waitFor(() => expect(router.state.location.pathname).toContain('/assets/persons/'))
  const { from } = router.stage.shell.asset.getSnapshot().context.place
  expect(from).toBeDefined()
  expect(originOf('RECORDS', new URLSearchParams(router.state.location.search))).toEqual(from)
})

const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for / }))
  return screen.findByRole('menu')
}
const entries = async () => within(await menu()).getAllByRole('menuitem').map(({ textContent }) => textContent)

test('the page’s menu is that of its tile, but for opening it, with its log', async () => {
  await open('related', '', ROLE_PERMISSIONS.Admin)
  expect(await entries()).toEqual([
    'Download',
    'Share link…',
    'Edit',
    'Read text (OCR)…',
    'Replace file …',
    'Add a person or institution…',
    'Add to favorites',
    'Make web ready',
    'Publish to the portal…',
    'Access…',
    'Restrict publication',
    'Cut',
    'Copy',
    'Move to …',
    'Copy to …',
    'Move to the trash',
    'Activity',
  ])
})

test('whoever moves the asset to the trash is back in the list, and may take it back there', async () => {
  const router = await open('details')
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Move to the trash' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeDefined()
  const { ports, entry, shell } = router.stage
  const { id } = shell.asset.getSnapshot().context.asset ?? { id: '' }
  expect(ports.sample.library.trashed.has(id)).toBe(true)
  const [received] = entry.notifications.getSnapshot().context.queue
  expect([received?.text, received?.action?.text]).toEqual(['trash.thrownOne', 'moveCopy.undo'])
  received?.action?.run()
  await waitFor(() => expect(ports.sample.library.trashed.has(id)).toBe(false))
})

test.each(['/favorites', 'another asset'])('whoever looks at something else before it was moved to the trash stays there: %s', async (where) => {
  const router = await open('details')
  const { ports, entry, shell } = router.stage
  const release = ports.faults.hold('trash.trash')
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Move to the trash' }))
  if (where === '/favorites') {
    await router.navigate(where)
    await screen.findByRole('heading', { name: 'Favorites' })
  } else shell.asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId: ports.sample.pictures.at(-1)?.id ?? '', from: undefined })
  const { location } = router.state
  release()
  await waitFor(() => expect(entry.notifications.getSnapshot().context.queue[0]?.text).toBe('trash.thrownOne'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(router.state.location).toBe(location)
})

test('what is chosen for moving is asked for on the page itself, once', async () => {
  await open('related')
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Move to …' }))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})

test('nothing else is begun beside an open form', async () => {
  await open('details')
  await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Edit' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Actions for / })).toBeNull())
})
