import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Library, libraryWith, type Stage } from '../../.storybook/library.ts'
import { publishing } from '../../.storybook/portal.ts'
import { ALL_BY_NAME } from '../../src/domain/organizations/list.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { InviteManyDialog } from '../../src/ui/invitations/InviteManyDialog.tsx'
import { ManyOrganizationsDialog } from '../../src/ui/many-organizations/ManyOrganizationsDialog.tsx'
import { PublicationDialog } from '../../src/ui/portal/PublicationDialog.tsx'
import { ShareLinkDialog } from '../../src/ui/share-links/ShareLinkDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

const share = ({ shell, ports }: Stage): void => {
  const selection = { kind: 'items', folders: [ports.sample.folders.photographs.id], assets: [] } as const
  shell.shareLink.send({ type: 'link.opened', subject: { is: 'new', type: 'RECORDS', selection, title: 'Photographs' }, now: new Date() })
}

const invite = ({ shell, ports }: Stage): void => {
  shell.inviting.send({ type: 'open', organizationId: SAMPLE_CLAIMS.organization.id, language: 'en-US' })
  const roleId = [...ports.people.roles.values()].find(({ name }) => name === 'User')?.id ?? ''
  shell.inviting.send({ type: 'changed', change: { roleId, text: 'Ada Berg <ada.new@harbour.example>' } })
  shell.inviting.send({ type: 'check' })
}

const block = ({ shell }: Stage): void => {
  shell.organizations.send({ type: 'organizations.opened', view: ALL_BY_NAME })
  shell.organizations.subscribe(({ context: { organizations } }) => {
    if (!shell.manyOrganizations.getSnapshot().matches('picking') || organizations.length === 0) return
    shell.manyOrganizations.send({ type: 'toggle.all', organizations })
    shell.manyOrganizations.send({ type: 'ask', action: 'block' })
  })
}

test.each<[string, call: string, begin: (stage: Stage) => void, dialog: (library: Library) => ReactNode, submit: RegExp, cancel: string]>([
  ['a link is made', 'shareLinks.make', share, ({ stage: { shell } }) => <ShareLinkDialog shareLink={shell.shareLink} />, /^Make link$/, 'Cancel'],
  ['many people are invited', 'users.inviteMany', invite, ({ stage: { shell } }) => <InviteManyDialog inviting={shell.inviting} roles={[]} />, /^Send one/, 'Back to the lines'],
  ['organizations are blocked', 'organizations.blockMany', block, ({ stage: { shell } }) => <ManyOrganizationsDialog many={shell.manyOrganizations} />, /^Block \d/, 'Cancel'],
  ['a portal goes Live', 'portals.publish', publishing(() => undefined), ({ publication }) => <PublicationDialog publication={publication} />, /^Go Live$/, 'Cancel'],
])('no button says that it is called off while %s', async (_, call, begin, dialog, submit, cancel) => {
  const library = libraryWith(begin)()
  show(dialog(library))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: submit })
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: cancel }).disabled).toBe(false)
  const release = library.stage.ports.faults.hold(call)
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: cancel }).disabled).toBe(true))
  act(release)
})
