import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import { createTreeMachine } from '../../application/folders/tree.machine.ts'
import { notificationsMachine, type Notification } from '../../application/notifications/notifications.machine.ts'
import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import { createUpgradeMachine } from '../../application/organizations/upgrade.machine.ts'
import { createUsageMachine } from '../../application/organizations/usage.machine.ts'
import type { UsageGateway } from '../../application/organizations/UsageGateway.ts'
import { CHILD_LIMIT, type Folder } from '../../domain/folders/folder.ts'
import { forever } from './sessionPorts.ts'

/** A stream on which nothing happens but what is published. */
const quietStream = (): EventStream & { readonly publish: (serverEvent: ServerEvent) => void } => {
  const listeners = new Set<(serverEvent: ServerEvent) => void>()
  return {
    subscribe: (happened) => {
      listeners.add(happened)
      return () => listeners.delete(happened)
    },
    publish: (serverEvent) => listeners.forEach((happened) => happened(serverEvent)),
    open: () => {},
    close: () => {},
  }
}

const GIGABYTE = 1024 ** 3

/** The organization's storage of so many gigabytes, used to this share. */
export const usageOf =
  (share: number, gigabytes = 50): UsageGateway['read'] =>
  async () =>
    Result.succeed({
      usedBytes: share * gigabytes * GIGABYTE,
      storageCapacity: gigabytes * GIGABYTE,
      files: 60_582,
      filesLimit: 100_000,
      upgradeRequest: null,
      assets: [
        { type: 'RECORDS', count: 12_480 },
        { type: 'ARCHIVES', count: 48_102 },
      ],
    })

export const startUsage = (read: UsageGateway['read'] = usageOf(0.77), events = quietStream()) =>
  createActor(createUsageMachine({ usages: { read, requestUpgrade: forever }, events })).start()

export const startUpgrade = (requestUpgrade: UsageGateway['requestUpgrade'] = forever) =>
  createActor(createUpgradeMachine({ usages: { read: forever, requestUpgrade } })).start()

const folder = (id: string, name: string, parentId: string | null, folderCount = 0): Folder => ({
  id,
  name,
  parentId,
  type: 'RECORDS',
  folderCount,
  assetCount: 12,
  webReady: false,
  favorite: false,
  modifiedAt: '2026-11-18T09:00:00.000Z',
  revision: 1,
})

export const FOLDERS: readonly Folder[] = [
  folder('acquisitions', 'Acquisitions', null, 2),
  folder('loans', 'Loans', null, 1),
  folder('bequest', '1887 Bequest', 'acquisitions', 2),
  folder('purchase', '1902 Purchase', 'acquisitions', 1),
  folder('ceramics', 'Ceramics', 'bequest', 1),
  folder('correspondence', 'Correspondence', 'bequest'),
]

/** The same where 212 more folders lie in the 1887 Bequest than are answered at once. */
export const CUT_FOLDERS: readonly Folder[] = [
  ...FOLDERS.map((each) => (each.id === 'bequest' ? { ...each, folderCount: CHILD_LIMIT + 212 } : each)),
  ...Array.from({ length: CHILD_LIMIT - 2 }, (_, at) => folder(`box-${at}`, `Box ${String(at + 1).padStart(4, '0')}`, 'bequest')),
]

/** How the folders of one parent are answered: as they are, never, or not at all. */
type Answer = 'answered' | 'never' | 'refused'

/** The folder tree of Records, opened at the 1887 Bequest; `deeper` answers for what lies below the root. */
export const startTree = (root: Answer = 'answered', deeper: Answer = 'answered', opened = true, folders = FOLDERS) => {
  const tree = createActor(
    createTreeMachine({
      folders: {
        children: async ({ parentId }) => {
          const answer = parentId === null ? root : deeper
          if (answer === 'never') return forever()
          if (answer === 'refused') return Result.fail({ code: 'UNREACHABLE' })
          const inside = folders.filter((each) => each.parentId === parentId)
          return Result.succeed({ folders: inside, isCut: inside.length >= CHILD_LIMIT, total: inside.length })
        },
        read: forever,
        // Then every branch is asked for by itself.
        branches: async () => Result.fail({ code: 'UNREACHABLE' }),
        named: forever,
        find: forever,
        create: forever,
        rename: forever,
      },
      events: quietStream(),
    }),
  ).start()
  if (opened) tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: ['acquisitions', 'bequest'] })
  return tree
}

export const startNotifications = (...shown: readonly Notification[]) => {
  const notifications = createActor(notificationsMachine).start()
  shown.forEach((notification) => notifications.send({ type: 'notify', notification }))
  return notifications
}
