import type { Permission } from '../../../src/domain/access/permissions.ts'
import type { Person } from '../../support/server/person.ts'
import { permissionsOf } from './accounts.ts'
import { makeContact } from './contacts.ts'
import type { MakeSample } from './sample.ts'
import { inModule, makeAsset, makeFolder, type MadeFolder } from './targets.ts'

type Change = (folder: MadeFolder, module: string, maker: Person) => Promise<{ readonly method?: string; readonly path: string; readonly body: object }>

const selectionOf = ({ id }: MadeFolder) => ({ kind: 'items', folders: [id], assets: [] })
const moving =
  (path: string): Change =>
  async (folder, module, maker) => ({ path, body: { selection: selectionOf(folder), destinationId: (await makeFolder(maker, module)).id, decisions: {} } })

/** A change of a folder that whoever holds just this may take back. */
const CHANGES: readonly (readonly [Permission, Change])[] = [
  ['EDIT_RESOURCES', async ({ id, name, revision }) => ({ method: 'PATCH', path: `/v1/folders/${id}`, body: { name: `${name} renamed`, revision } })],
  ['MOVE_RESOURCES', moving('/v1/library/move')],
  ['CHANGE_WEB_READY_STATUS', async ({ id }) => ({ path: '/v1/web-ready', body: { resources: [{ kind: 'folder', id }], webReady: true } })],
  ['PUBLISH_TO_PORTAL', async ({ id }) => ({ path: '/v1/publications', body: { resources: [{ kind: 'folder', id }], until: '2099-01-02', webReady: false } })],
  [
    'MANAGE_RELATED_ASSETS',
    async ({ id }, module, maker) => ({ path: `/v1/folders/${id}/related`, body: { resources: [{ kind: 'asset', id: (await makeAsset(maker, module)).id }], related: true } }),
  ],
  ['RESTORE_RESOURCES', async (folder) => ({ path: '/v1/library/trash', body: { selection: selectionOf(folder) } })],
  ['DELETE_RESOURCES', moving('/v1/library/copy')],
]

interface Entry {
  readonly id: string
  readonly resourceName: string
  readonly undoable?: boolean
}

const changeFolder = async (maker: Person, module: string, held: readonly string[]): Promise<string> => {
  const [, change] = CHANGES.find(([permission]) => held.includes(permission)) ?? CHANGES[0] ?? []
  if (change === undefined) throw new Error('There is no change to take back')
  const folder = await makeFolder(maker, module)
  const done = await maker.ask({ method: 'POST', headers: inModule(module), ...(await change(folder, module, maker)) })
  if (done.status >= 300) throw new Error(`Nothing was changed: ${done.status} ${done.text}`)
  return folder.name
}

const changeContact = async (maker: Person): Promise<string> => {
  const { id, lastName } = await makeContact(maker)
  const done = await maker.ask({ method: 'POST', path: '/v1/contacts/trash', body: { ids: [id] } })
  if (done.status >= 300) throw new Error(`Nothing was changed: ${done.status} ${done.text}`)
  return `Ada ${lastName}`
}

/** The entry of the log that tells of a change which the caller may take back. */
export const ofChange: MakeSample = async (maker, module, caller) => {
  const held = permissionsOf(caller)
  const isOfContacts = held.includes('MANAGE_CONTACTS') && !CHANGES.some(([permission]) => held.includes(permission))
  const name = isOfContacts ? await changeContact(maker) : await changeFolder(maker, module, held)
  const { items } = (await maker.ask({ path: '/v1/activity' })).json as { readonly items: readonly Entry[] }
  const entry = items.find(({ resourceName, undoable }) => undoable === true && resourceName.startsWith(name))
  if (entry === undefined) throw new Error('The log tells of nothing that could be taken back')
  return { ids: [entry.id], asking: (_caller, [id = '']) => ({ method: 'POST', path: `/v1/activity/${id}/undo` }) }
}
