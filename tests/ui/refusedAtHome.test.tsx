import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { libraryWith, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { HomeScreen } from '../../src/ui/home/HomeScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const ALL = ROLE_PERMISSIONS.Admin
const refusal = { code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } } as const

type Values = readonly { readonly assetId: string; readonly attributeId: string }[]

const refuse = ({ shell }: Stage, module: 'RECORDS' | 'ARCHIVES', values: Values) => {
  const stored = { values: [], revision: 0 }
  shell.tableAutosaveOf(module).send({ type: 'cells.write', cells: values.map((one) => ({ ...one, values: [], stored, wrong: { typed: 'about', refusal } })) })
}

/** What needs attention at home, and where the ways from there lead. */
const home = async ({ shell }: Stage, permissions = ALL) => {
  shell.home.send({ type: 'home.opened' })
  const router = createMemoryRouter([{ path: '/', element: <HomeScreen actors={shell} claims={claimsWith({ permissions })} transfers={undefined} /> }, { path: '*', element: null }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { router, attention: within(await screen.findByRole('region', { name: 'Needs attention' })) }
}

/** Home of somebody of whose values of so many files one each was refused; answers these files, where the way to them leads, and what it names. */
const led = async (files: number, permissions = ALL) => {
  const { stage } = libraryWith()()
  const ids = stage.ports.sample.pictures.slice(0, files).map(({ id }) => id)
  refuse(stage, 'RECORDS', ids.map((assetId) => ({ assetId, attributeId: 'made' })))
  const { router, attention } = await home(stage, permissions)
  await attention.findByText(files === 1 ? '1 value not saved' : `${files} values not saved`)
  await userEvent.click(attention.getByRole('button', { name: 'See why' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/'))
  const { pathname, search } = router.state.location
  return { ids, pathname, selected: stage.ports.tableSelections.read(new URLSearchParams(search).get('selection') ?? '') }
}

it('values of several files that were refused lead to the table of these files', async () => {
  const { ids, pathname, selected } = await led(2)
  expect([pathname, selected]).toEqual(['/records/assets-metadata', { selection: { kind: 'items', folders: [], assets: ids }, count: 2 }])
})

it.each([
  ['one file', 1, ALL],
  ['several, of somebody who sees no table over folders,', 2, ALL.filter((one) => one !== 'VIEW_ASSETS_BY_TEMPLATE')],
] as const)('those of %s lead to where a file is described', async (_, files, permissions) => {
  const { ids, pathname, selected } = await led(files, permissions)
  expect([pathname, selected]).toEqual([`/records/assets/${ids[0]}/detail/metadata`, undefined])
})

it('those of each module stand by themselves, with its name and how many values they are', async () => {
  const { stage } = libraryWith()()
  const [one = '', other = ''] = stage.ports.sample.pictures.map(({ id }) => id)
  refuse(stage, 'RECORDS', [{ assetId: one, attributeId: 'made' }])
  refuse(stage, 'ARCHIVES', [{ assetId: other, attributeId: 'made' }, { assetId: other, attributeId: 'taken' }])
  const { router, attention } = await home(stage)
  const rows = (await attention.findAllByText(/not saved/)).map((row) => row.closest('li') ?? row)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1 value not savedRecordsSee why', '2 values not savedArchivesSee why'])
  await userEvent.click(within(rows[1] ?? document.body).getByRole('button', { name: 'See why' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/archives/assets/${other}/detail/metadata`))
})
