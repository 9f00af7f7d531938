import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { ProfileScreen } from '../../src/ui/profile/ProfileScreen.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const DONE = 'Your password has been changed. All other browsers have been signed out.'

/** The own profile, which is left and come back to. */
const open = () => {
  const { stage } = libraryWith()()
  const visit = () => show(<ProfileScreen account={stage.shell} preferences={stage.entry.preferences} />).unmount
  return { visit, faults: stage.ports.faults }
}
const change = async () => {
  await userEvent.type(await field('Current password'), SAMPLE_PASSWORD)
  await userEvent.type(await field('New password'), 'Another-demo-2')
  await userEvent.type(await field('Repeat the new password'), 'Another-demo-2')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

test('passwords that were typed are gone for who comes back to the page', async () => {
  const { visit } = open()
  const leave = visit()
  await userEvent.type(await field('Current password'), SAMPLE_PASSWORD)
  leave()
  visit()
  expect((await field('Current password')).value).toBe('')
})

test('that the password was changed is said once', async () => {
  const { visit } = open()
  const leave = visit()
  await change()
  expect(await screen.findByText(DONE)).toBeTruthy()
  leave()
  visit()
  await field('Current password')
  expect(screen.queryByText(DONE)).toBeNull()
})

test('a change that is under way comes to its end on the page that was come back to', async () => {
  const { visit, faults } = open()
  const release = faults.hold('profiles.changePassword')
  const leave = visit()
  await change()
  leave()
  visit()
  await field('Current password')
  release()
  expect(await screen.findByText(DONE)).toBeTruthy()
})
