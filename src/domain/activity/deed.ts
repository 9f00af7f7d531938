import { type ActivityEntry, type Changes, replacesFile } from './entry.ts'
import { AUDIT_KINDS, type AuditKind } from './kinds.ts'

/** What a kind of entry can tell more exactly by what it changed. */
const PARTICULAR = [
  'copied',
  'renamed',
  'moved',
  'restored',
  'movedToTrash',
  'restricted',
  'opened',
  'kept',
  'released',
  'ready',
  'unready',
  'related',
  'unrelated',
  'replaced',
  'versionRestored',
  'versionDeleted',
  'personsChanged',
  'blocked',
  'unblocked',
  'roleGiven',
  'linkSent',
  'handedOver',
  'stepSet',
  'stepOff',
  'stepReset',
  'ownChanged',
  'signedOut',
  'sessionsEnded',
  'spaceWanted',
] as const

/** Each has its sentence. */
export type Deed = AuditKind | (typeof PARTICULAR)[number]
export const DEEDS: readonly Deed[] = [...AUDIT_KINDS, ...PARTICULAR]

/** What an entry says in a sentence: the deed, and what else is named in it beside who did it and with what. */
export interface Told {
  readonly deed: Deed
  /** For whom, what it was called before, what was looked for. */
  readonly other?: string
  readonly count?: number
}

type Entry = Pick<ActivityEntry, 'kind' | 'before' | 'after' | 'resourceId' | 'personId'>

const textIn = (changes: Changes | null, field: string): string | undefined => {
  const value = changes?.[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}
const numberIn = (changes: Changes | null, field: string): number | undefined => {
  const value = changes?.[field]
  return typeof value === 'number' ? value : undefined
}
const listIn = (changes: Changes | null, field: string): string => {
  const value = changes?.[field]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : ''
}
const has = (changes: Changes | null, field: string): boolean => changes !== null && Object.hasOwn(changes, field)

const withOther = (deed: Deed, other: string | undefined): Told => (other === undefined || other === '' ? { deed } : { deed, other })
const withCount = (deed: Deed, count: number | undefined): Told => (count === undefined ? { deed } : { deed, count })

const ofResource = ({ kind, before, after }: Entry): Told | undefined => {
  if (kind.endsWith('.created')) return has(after, 'copiedFrom') ? { deed: 'copied' } : undefined
  if (kind.endsWith('.deleted')) return after?.['inTrash'] === true ? { deed: 'movedToTrash' } : undefined
  if (!kind.endsWith('.updated')) return undefined
  const [for_, nowOpen] = [textIn(after, 'restrictedFor'), textIn(before, 'restrictedFor')]
  if (for_ !== undefined) return { deed: 'restricted', other: for_ }
  if (nowOpen !== undefined) return { deed: 'opened', other: nowOpen }
  if (has(after, 'restrictedFromPublication')) return { deed: after?.['restrictedFromPublication'] === true ? 'kept' : 'released' }
  if (after?.['inTrash'] === false) return { deed: 'restored' }
  if (['folder', 'folderId', 'parentId', 'movedTo'].some((field) => has(after, field))) return { deed: 'moved' }
  if (has(after, 'webReady')) return { deed: after?.['webReady'] === true ? 'ready' : 'unready' }
  if (has(after, 'relatedId') || has(after, 'related')) return withOther('related', listIn(after, 'related'))
  if (has(before, 'relatedId') || has(before, 'related')) return withOther('unrelated', listIn(before, 'related'))
  if (replacesFile({ kind, before, after })) return { deed: 'replaced' }
  if (has(after, 'version')) return withCount('versionRestored', numberIn(after, 'version'))
  if (has(before, 'version')) return withCount('versionDeleted', numberIn(before, 'version'))
  if (['persons', 'personArea'].some((field) => has(before, field) || has(after, field))) return { deed: 'personsChanged' }
  const was = textIn(before, 'name')
  return was !== undefined && Object.keys(after ?? {}).every((field) => field === 'name') ? { deed: 'renamed', other: was } : undefined
}

const ofUser = ({ kind, before, after, resourceId, personId }: Entry): Told | undefined => {
  if (kind === 'user.deleted' && has(after, 'handedOver')) return withOther('handedOver', textIn(after, 'handedOver'))
  if (kind !== 'user.updated') return undefined
  const isOwn = resourceId !== undefined && resourceId === personId
  if (has(after, 'blocked')) return { deed: after?.['blocked'] === true ? 'blocked' : 'unblocked' }
  if (has(after, 'passwordLinkSent')) return { deed: 'linkSent' }
  if (has(after, 'twoFactor')) return { deed: isOwn ? (after?.['twoFactor'] === 'off' ? 'stepOff' : 'stepSet') : 'stepReset' }
  const role = textIn(after, 'role')
  if (role !== undefined && Object.keys(after ?? {}).every((field) => field === 'role' || field === 'roleId')) return { deed: 'roleGiven', other: role }
  return isOwn && before !== null ? { deed: 'ownChanged' } : undefined
}

const ofOrganization = ({ kind, after }: Entry): Told | undefined => {
  if (kind !== 'tenant.updated') return undefined
  if (has(after, 'state')) return { deed: after?.['state'] === 'Blocked' ? 'blocked' : 'unblocked' }
  return after?.['upgradeRequested'] === true || has(after, 'storageRequested') ? { deed: 'spaceWanted' } : undefined
}

/** What an entry tells, as exactly as what it kept of its changes allows. */
export const toldBy = (entry: Entry): Told => {
  const { kind, after, resourceId } = entry
  const [subject] = kind.split('.')
  if (kind === 'search') return withOther('search', textIn(after, 'term'))
  if (kind === 'logout' && resourceId !== undefined) return { deed: 'signedOut' }
  if (kind === 'logout' && has(after, 'sessions')) return { deed: 'sessionsEnded' }
  const exactly = subject === 'asset' || subject === 'folder' ? ofResource(entry) : subject === 'user' ? ofUser(entry) : ofOrganization(entry)
  return exactly ?? { deed: kind }
}
