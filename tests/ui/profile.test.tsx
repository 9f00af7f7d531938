import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { OwnSessions } from '../../src/ui/profile/OwnSessions.tsx'
import { ProfileForm } from '../../src/ui/profile/ProfileForm.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

const open = async () => {
  const { stage } = libraryWith()()
  const { profile } = stage.shell
  profile.send({ type: 'profile.opened' })
  await waitFor(() => expect(profile.getSnapshot().matches('editing')).toBe(true))
  show(<ProfileForm profile={profile} />)
  return { profile, faults: stage.ports.faults }
}
const field = () => screen.getByLabelText<HTMLInputElement>('First name')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('while the profile is saved its fields take nothing', async () => {
  const { faults } = await open()
  const release = faults.hold('profiles.save')
  await userEvent.type(field(), 'line')
  await userEvent.click(button('Save changes'))
  await waitFor(() => expect(button('Save changes').getAttribute('aria-busy')).toBe('true'))
  expect([field().readOnly, screen.getByLabelText<HTMLButtonElement>('Language').disabled, button('Undo changes').disabled]).toEqual([true, true, true])
  release()
  await waitFor(() => expect(field().readOnly).toBe(false))
})

test('while the picture is sent the fields take what is typed, which is saved after it', async () => {
  const { profile, faults } = await open()
  const release = faults.hold('profiles.sendPicture')
  const before = field().value
  profile.send({ type: 'picture.chosen', file: new File(['x'], 'me.png', { type: 'image/png' }) })
  await userEvent.type(field(), 'line')
  expect([field().value, button('Save changes').disabled]).toEqual([`${before}line`, true])
  release()
  await waitFor(() => expect(button('Save changes').disabled).toBe(false))
  expect(field().value).toBe(`${before}line`)
})

test('while a browser is signed out no button takes a press of which nothing would come; then the focus is at the head of the list', async () => {
  const { stage } = libraryWith()()
  const { ownSessions } = stage.shell
  ownSessions.send({ type: 'sessions.opened' })
  show(<OwnSessions sessions={ownSessions} />)
  const ends = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sign out' })
  const [first] = await screen.findAllByRole('button', { name: 'Sign out' })
  if (first === undefined) throw new Error('There is no other browser')
  const before = ends().length
  const release = stage.ports.faults.hold('profiles.endSession')
  await userEvent.click(first)
  expect([...ends().slice(1), button('Sign out all others'), button('Log out everywhere')].map(({ disabled }) => disabled)).toEqual(Array<boolean>(before + 1).fill(true))
  release()
  await waitFor(() => expect(ends()).toHaveLength(before))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
