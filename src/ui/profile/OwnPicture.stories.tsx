import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { UserMenu } from '../shell/UserMenu.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { startPreferences, publisher } from '../stories/sessionPorts.ts'
import { OwnPicture } from './OwnPicture.tsx'

const meta = { parameters: { path: '/' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <UserMenu user={publisher.user} preferences={startPreferences()} picture={<OwnPicture account={shell} />} />
)
const send = ({ ports }: Stage) =>
  void ports.profiles.sendPicture(new File(['x'], 'me.png', { type: 'image/png' }), new AbortController().signal)
const pictureIn = (canvas: HTMLElement) => canvas.querySelector('img')

export const WithPicture = machineStory({
  shows: inState('profile', 'editing'),
  start: libraryWith(send),
  view,
  play: async (_library, canvas) => {
    await waitFor(() => expect(pictureIn(canvas)).toBeVisible())
  },
})

export const WithoutPicture = machineStory({
  shows: inState('profile', 'editing'),
  start: libraryWith(),
  view,
  play: async (_library, canvas) => {
    await expect(pictureIn(canvas)).toBeNull()
  },
})
