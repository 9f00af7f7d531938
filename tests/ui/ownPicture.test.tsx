import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { OwnPicture } from '../../src/ui/profile/OwnPicture.tsx'
import { UserMenu } from '../../src/ui/shell/UserMenu.tsx'
import { publisher } from '../../src/ui/stories/sessionPorts.ts'
import { show } from './page.tsx'

afterEach(cleanup)

const initials = `${publisher.user.firstName.slice(0, 1)}${publisher.user.lastName.slice(0, 1)}`

const menuWith = async (kept: boolean) => {
  const ports = inMemoryPorts()
  const entry = inMemoryEntry(ports)
  const shell = inMemoryShell(ports, entry)
  if (kept) await ports.profiles.sendPicture(new File(['x'], 'me.png', { type: 'image/png' }), new AbortController().signal)
  show(<UserMenu user={publisher.user} preferences={entry.preferences} picture={<OwnPicture account={shell} />} />)
  await waitFor(() => expect(shell.profile.getSnapshot().matches('editing')).toBe(true))
  return { profile: shell.profile, button: screen.getByRole('button', { name: /Account/ }) }
}
const pictureIn = (button: HTMLElement) => button.querySelector('img')
const foundIn = (button: HTMLElement) =>
  waitFor(() => {
    const picture = pictureIn(button)
    if (picture === null) throw new Error('There is no picture')
    return picture
  })

test('the own picture covers the initials once it is there, and goes when it is removed', async () => {
  const { button, profile } = await menuWith(true)
  expect(button.textContent).toMatch(new RegExp(`^${initials}`))
  const picture = await foundIn(button)
  expect(picture.hidden).toBe(true)
  fireEvent.load(picture)
  expect(picture.hidden).toBe(false)
  profile.send({ type: 'picture.removed' })
  await waitFor(() => expect(pictureIn(button)).toBeNull())
})

test('a picture that cannot be fetched never shows', async () => {
  const { button } = await menuWith(true)
  const picture = await foundIn(button)
  fireEvent.error(picture)
  expect(picture.hidden).toBe(true)
})

test('another picture is shown only once it is there itself', async () => {
  const { button, profile } = await menuWith(true)
  const picture = await foundIn(button)
  fireEvent.load(picture)
  profile.send({ type: 'picture.chosen', file: new File(['y'], 'new.png', { type: 'image/png' }) })
  await waitFor(() => expect(pictureIn(button)?.hidden).toBe(true))
})

test('who has no picture has initials alone', async () => {
  const { button } = await menuWith(false)
  expect(pictureIn(button)).toBeNull()
  expect(button.textContent).toMatch(new RegExp(`^${initials}`))
})
