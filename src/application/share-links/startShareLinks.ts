import { createActor } from 'xstate'
import { revoking } from './revoking.ts'
import { createShareLinkMachine, type ShareLinkPorts } from './shareLink.machine.ts'
import type { ShareLinkActors } from './shareLinkActors.ts'
import { createSharedUntilMachine } from './sharedUntil.machine.ts'
import { createSharersMachine } from './sharers.machine.ts'
import { createShareLinksMachine, type ShareLinksPorts } from './shareLinks.machine.ts'

export const startShareLinks = (ports: ShareLinkPorts & ShareLinksPorts): ShareLinkActors => ({
  shareLinks: createActor(createShareLinksMachine(ports)).start(),
  shareLink: createActor(createShareLinkMachine(ports)).start(),
  sharers: createActor(createSharersMachine(ports)).start(),
  sharedUntil: createActor(createSharedUntilMachine(ports)).start(),
  revokeShareLink: revoking(ports.shareLinks, ports.notify),
})
