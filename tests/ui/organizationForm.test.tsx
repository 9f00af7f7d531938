import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as Result from 'effect/Result'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import type { OrganizationGateway } from '../../src/application/organizations/OrganizationGateway.ts'
import { draftOfHarbour } from '../../src/domain/organizations/managed.fixture.ts'
import { COUNTRIES } from '../../src/domain/reference/countries.ts'
import { OrganizationDialog } from '../../src/ui/organization-settings/OrganizationDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

/** What a list of the form for a new organization offers. */
const offeredBy = async (label: string): Promise<readonly (string | null)[]> => {
  const { stage } = libraryWith()()
  stage.shell.organizationEdit.send({ type: 'create.open' })
  show(<OrganizationDialog organization={stage.shell.organizationEdit} reach="all" onClose={() => undefined} />)
  const field = await screen.findByLabelText(label)
  await userEvent.click(field)
  return within(await screen.findByRole('listbox')).getAllByRole('option').map(({ textContent }) => textContent)
}

test('the form of an organization offers the types of organizations', async () => {
  expect(await offeredBy('Type')).toEqual(expect.arrayContaining(['Museum', 'Archive', 'Library', 'University', 'Foundation']))
})

test('… the tax statuses', async () => {
  expect(await offeredBy('Tax status')).toEqual(expect.arrayContaining(['Tax-exempt', 'Non-profit', 'Governmental']))
})

test('… every country, by its name', async () => {
  const offered = await offeredBy('Country')
  expect(offered).toEqual(expect.arrayContaining(['Norway', 'Spain', 'United States']))
  expect(offered.length).toBeGreaterThanOrEqual(COUNTRIES.length)
})

test('the form of an organization shows what is known of it, each under its name', async () => {
  const { stage } = libraryWith()()
  const gateway: OrganizationGateway = stage.ports.organizations
  const made = await gateway.create({ ...draftOfHarbour, name: 'Quay Archive' }, new AbortController().signal)
  stage.shell.organizationEdit.send({ type: 'edit.open', id: Result.getOrThrow(made).summary.id })
  show(<OrganizationDialog organization={stage.shell.organizationEdit} reach="all" onClose={() => undefined} />)
  await waitFor(() => expect(stage.shell.organizationEdit.getSnapshot().matches('editing')).toBe(true))
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  expect(
    ['Name', 'Vendor reference number', 'Founded', 'Description', 'Street', 'City', 'State', 'Zip code', 'First name', 'Last name', 'E-mail', 'Phone', 'Storage capacity', 'Files limit'].map((label) => shown(label).value),
  ).toEqual(['Quay Archive', 'V-1887', '05/17/1907', 'Ships, quays and those who worked there.', 'Bryggen 12', 'Bergen', 'Vestland', '5003', 'Ingrid', 'Solberg', 'ingrid@harbour.example', '+47 55 01 02 03', '20', '200000'])
  expect(['Type', 'Tax status', 'Country', 'Unit'].map((label) => shown(label).textContent)).toEqual(['Museum', 'Non-profit', 'Norway', 'GB'])
})
