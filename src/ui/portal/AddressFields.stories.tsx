import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { waitFor } from 'xstate'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { configuring, endlessCheck } from '../../../.storybook/portal.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AddressFields } from './AddressFields.tsx'

const meta = {} satisfies Meta

export default meta

const view = (actors: Library) => <AddressFields actors={actors} />

export const Unasked = machineStory({ shows: inState('addressCheck', 'unasked'), start: libraryWith(({ shell }) => shell.portalForm.send({ type: 'form.opened' })), view })

export const Waiting = machineStory({
  shows: inState('addressCheck', 'waiting'),
  start: () => {
    const library = libraryWith(configuring())()
    const webAddress = endlessCheck(library.stage)
    return { ...library, webAddress, addressCheck: webAddress }
  },
  view,
})

export const Checking = machineStory({ shows: inState('addressCheck', 'checking'), start: libraryWith(configuring(({ ports }) => void ports.faults.hold('portals.checkWebAddress'))), view })

export const Free = machineStory({
  shows: inState('addressCheck', 'passed'),
  start: libraryWith(configuring(({ shell }) => void waitFor(shell.portalForm, (snapshot) => snapshot.matches('editing')).then(() => shell.portalForm.send({ type: 'fields.changed', change: { webAddress: 'quay' } })))),
  view,
  play: async () => {
    await expect(await screen.findByText('vitrine.example/portal/quay is free')).toBeVisible()
  },
})

export const Taken = machineStory({
  shows: inState('addressCheck', 'refused'),
  start: libraryWith(({ shell }) => {
    shell.portalForm.send({ type: 'form.opened' })
    void waitFor(shell.portalForm, (snapshot) => snapshot.matches('editing')).then(() =>
      shell.portalForm.send({ type: 'fields.changed', change: { webAddress: 'fjord-archive' } }),
    )
  }),
  view,
})

/** The record that is still to be set. */
export const OwnDomain = machineStory({
  shows: inState('addressCheck', 'passed'),
  start: libraryWith(configuring(() => undefined, { customDomain: 'www.museum.example' })),
  view,
  play: async () => {
    await expect(await screen.findByText('CNAME')).toBeVisible()
  },
})
