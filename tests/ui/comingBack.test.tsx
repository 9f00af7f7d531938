import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { describe, expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { openResults } from '../../src/ui/advanced-search/openResults.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { InShell } from './InShell.tsx'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher
const FIRST = 'heron a.jpg'
const LEFT = 'heron b.jpg'

/** A library with a place that holds three pictures, by names that one search finds. */
const begin = () => {
  const { stage } = libraryWith()()
  const { library, pictures: [picture] } = stage.ports.sample
  const place = library.addFolder({ name: 'Place', parentId: null, type: 'RECORDS' })
  if (picture === undefined) throw new Error('The sample has no picture')
  const idOf = (name: string) => `id of ${name}`
  const put = (name: string) => library.assets.set(idOf(name), { ...picture, id: idOf(name), name, folderId: place.id })
  for (const name of [FIRST, LEFT, 'heron c.jpg']) put(name)
  /** What others do meanwhile. */
  const change = (brought: readonly string[] | undefined) => {
    if (brought === undefined) library.assets.delete(idOf(LEFT))
    for (const name of brought ?? []) put(name)
  }
  const open = (address: string, ...routes: readonly RouteObject[]) => {
    const children = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
    const router = createMemoryRouter([{ path: '/', element: <InShell stage={stage} permissions={permissions} />, children }], { initialEntries: [address] })
    render(
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>,
    )
    return router
  }
  return { stage, place, change, open }
}

const tile = async (name: string) => (await screen.findByRole('link', { name })).closest<HTMLElement>('[data-place]')

/** Goes to the second of the three by the keys, and then elsewhere. */
const leave = async (router: ReturnType<ReturnType<typeof begin>['open']>) => {
  ;(await tile(FIRST))?.focus()
  ;(await tile(FIRST))?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await waitFor(async () => expect(document.activeElement).toBe(await tile(LEFT)))
  await router.navigate('/elsewhere')
  await screen.findByRole('heading', { name: 'Elsewhere' })
}

describe.each([
  ['stayed where it was', [], LEFT],
  ['was moved by what others brought', ['heron a1.jpg', 'heron a2.jpg'], LEFT],
  ['is gone', undefined, 'heron c.jpg'],
] as const)('what was left, and %s, has the focus of whoever comes back', (_, brought, focused) => {
  test('to a folder', async () => {
    const { stage, place, change, open } = begin()
    const router = open('/', { index: true, element: <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={permissions} /> })
    openPlace(stage, place.id)
    await leave(router)
    change(brought)
    openPlace(stage, place.id)
    await router.navigate(-1)
    await waitFor(async () => expect(document.activeElement).toBe(await tile(focused)))
  })

  test('to what a search found', async () => {
    const { stage: { shell, entry, ports }, change, open } = begin()
    const element = <ResultsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
    const router = open('/search?q=heron&sort=name', { path: 'search', element, loader: ({ request }: { request: Request }) => (openResults(shell, { request }), null) })
    await leave(router)
    change(brought)
    ports.sample.library.publish({ kind: 'contents.changed', folderId: null, type: 'RECORDS' })
    const total = 3 + (brought?.length ?? -1)
    await waitFor(() => expect(shell.searchResults.getSnapshot().context.total).toBe(total))
    await router.navigate(-1)
    await waitFor(async () => expect(document.activeElement).toBe(await tile(focused)))
  })
})
