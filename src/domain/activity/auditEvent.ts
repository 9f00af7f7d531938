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
  'merged',
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
export type AuditEventKind = AuditKind | (typeof PARTICULAR)[number]
export const AUDIT_EVENT_KINDS: readonly AuditEventKind[] = [...AUDIT_KINDS, ...PARTICULAR]

/** What an entry says in a sentence: the audit event, and what else is named in it beside who did it and with what. */
export interface EntrySummary {
  readonly event: AuditEventKind
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

const withOther = (event: AuditEventKind, other: string | undefined): EntrySummary => (other === undefined || other === '' ? { event } : { event, other })
const withCount = (event: AuditEventKind, count: number | undefined): EntrySummary => (count === undefined ? { event } : { event, count })

/** A contact and an asset or folder got or lost a relation. */
const relatedTo = (field: 'contact' | 'relatedItem', before: Changes | null, after: Changes | null): EntrySummary =>
  has(after, field) ? withOther('related', textIn(after, field)) : withOther('unrelated', textIn(before, field))

const ofResource = ({ kind, before, after }: Entry): EntrySummary | undefined => {
  if (kind.endsWith('.created')) return has(after, 'copiedFrom') ? { event: 'copied' } : undefined
  if (kind.endsWith('.deleted')) return after?.['inTrash'] === true ? { event: 'movedToTrash' } : undefined
  if (!kind.endsWith('.updated')) return undefined
  const [for_, nowOpen] = [textIn(after, 'restrictedFor'), textIn(before, 'restrictedFor')]
  if (for_ !== undefined) return { event: 'restricted', other: for_ }
  if (nowOpen !== undefined) return { event: 'opened', other: nowOpen }
  if (has(after, 'restrictedFromPublication')) return { event: after?.['restrictedFromPublication'] === true ? 'kept' : 'released' }
  if (after?.['inTrash'] === false) return { event: 'restored' }
  if (['folder', 'folderId', 'parentId', 'movedTo'].some((field) => has(after, field))) return { event: 'moved' }
  if (has(after, 'webReady')) return { event: after?.['webReady'] === true ? 'ready' : 'unready' }
  if (has(after, 'relatedId') || has(after, 'related')) return withOther('related', listIn(after, 'related'))
  if (has(before, 'relatedId') || has(before, 'related')) return withOther('unrelated', listIn(before, 'related'))
  if (has(after, 'contact') !== has(before, 'contact')) return relatedTo('contact', before, after)
  if (has(after, 'merged')) return withCount('merged', numberIn(after, 'merged'))
  if (replacesFile({ kind, before, after })) return { event: 'replaced' }
  if (has(after, 'version')) return withCount('versionRestored', numberIn(after, 'version'))
  if (has(before, 'version')) return withCount('versionDeleted', numberIn(before, 'version'))
  if (['persons', 'personArea'].some((field) => has(before, field) || has(after, field))) return { event: 'personsChanged' }
  const was = textIn(before, 'name')
  return was !== undefined && Object.keys(after ?? {}).every((field) => field === 'name') ? { event: 'renamed', other: was } : undefined
}

const ofContact = ({ kind, before, after }: Entry): EntrySummary | undefined => {
  if (kind === 'contact.deleted' && after?.['inTrash'] === true) return { event: 'movedToTrash' }
  if (has(after, 'relatedItem') !== has(before, 'relatedItem')) return relatedTo('relatedItem', before, after)
  return after?.['inTrash'] === false ? { event: 'restored' } : undefined
}

const ofUser = ({ kind, before, after, resourceId, personId }: Entry): EntrySummary | undefined => {
  if (kind === 'user.deleted' && has(after, 'handedOver')) return withOther('handedOver', textIn(after, 'handedOver'))
  if (kind !== 'user.updated') return undefined
  const isOwn = resourceId !== undefined && resourceId === personId
  if (has(after, 'blocked')) return { event: after?.['blocked'] === true ? 'blocked' : 'unblocked' }
  if (has(after, 'passwordLinkSent')) return { event: 'linkSent' }
  if (has(after, 'twoFactor')) return { event: isOwn ? (after?.['twoFactor'] === 'off' ? 'stepOff' : 'stepSet') : 'stepReset' }
  const role = textIn(after, 'role')
  if (role !== undefined && Object.keys(after ?? {}).every((field) => field === 'role' || field === 'roleId')) return { event: 'roleGiven', other: role }
  return isOwn && before !== null ? { event: 'ownChanged' } : undefined
}

const ofOrganization = ({ kind, after }: Entry): EntrySummary | undefined => {
  if (kind !== 'tenant.updated') return undefined
  if (has(after, 'state')) return { event: after?.['state'] === 'Blocked' ? 'blocked' : 'unblocked' }
  return after?.['upgradeRequested'] === true || has(after, 'storageRequested') ? { event: 'spaceWanted' } : undefined
}

const exactSummary = (subject: string, entry: Entry): EntrySummary | undefined => {
  switch (subject) {
    case 'asset':
    case 'folder':
      return ofResource(entry)
    case 'contact':
      return ofContact(entry)
    case 'user':
      return ofUser(entry)
    default:
      return ofOrganization(entry)
  }
}

/** What an entry tells, as exactly as what it kept of its changes allows. */
export const summaryOf = (entry: Entry): EntrySummary => {
  const { kind, after, resourceId } = entry
  const [subject] = kind.split('.')
  if (kind === 'search') return withOther('search', textIn(after, 'term'))
  if (kind === 'logout' && resourceId !== undefined) return { event: 'signedOut' }
  if (kind === 'logout' && has(after, 'sessions')) return { event: 'sessionsEnded' }
  return exactSummary(subject ?? '', entry) ?? { event: kind }
}
