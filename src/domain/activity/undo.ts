import { CONTACT_FIELDS } from '../contacts/contact.ts'
import type { Person } from '../persons/persons.ts'
import { WEB_READY_RULES, type WebReadyRule } from '../web-ready/webReady.ts'
import type { ActivityEntry, Changes } from './entry.ts'

/** What of an asset is edited in its form. */
const EDITABLE = ['name', 'description', 'fileNumber', 'seoTitle', 'seoDescription', 'tags', 'repositoryId', 'rightsStatement']

/** A person in a picture, as a change of them was written down. */
export interface MarkedPerson extends Pick<Person, 'id' | 'name' | 'area' | 'source'> {
  /** The content of the asset that shows them. */
  readonly contentVersion: string
}

/** How a change of an asset or folder is taken back: by the call that would make the opposite change. */
export type ItemUndo =
  /** The fields of an asset, or the name of a folder, as they were. */
  | { readonly call: 'edit'; readonly fields: Changes }
  | { readonly call: 'rename'; readonly name: string }
  /** Back to where it lay; `name`: what it was called there, where the move renamed it. */
  | { readonly call: 'move'; readonly to: string | null; readonly name?: string }
  | { readonly call: 'webReady'; readonly webReady: boolean }
  /** The day from which the portal shows it. */
  | { readonly call: 'publish'; readonly until: string | null }
  /** What happens with what comes into a folder. */
  | { readonly call: 'webReadyRule'; readonly rule: WebReadyRule }
  | { readonly call: 'persons'; readonly before: readonly MarkedPerson[]; readonly after: readonly MarkedPerson[] }
  | { readonly call: 'relate'; readonly others: readonly string[]; readonly related: boolean }
  /** Out of the trash, and a copy into it. */
  | { readonly call: 'restore' }
  | { readonly call: 'moveToTrash' }

/** The same of a contact: its fields as they were, or out of the trash. */
export type ContactUndo = { readonly call: 'editContact'; readonly fields: Changes } | { readonly call: 'restoreContact' }

export type Undo = ItemUndo | ContactUndo

export const isOfContact = (undo: Undo): undo is ContactUndo => undo.call === 'editContact' || undo.call === 'restoreContact'

const isText = (value: unknown): value is string => typeof value === 'string'
/** Or none. */
const isPlace = (value: unknown): value is string | null => value === null || isText(value)
const isRule = (value: unknown): value is WebReadyRule => WEB_READY_RULES.some((rule) => rule === value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Folders and assets name each other by `relatedId`, as a list. */
const partnersIn = (changes: Changes | null): readonly string[] => {
  const ids = changes?.['relatedId']
  return Array.isArray(ids) ? ids.filter(isText) : []
}

/** Persons stand under a field that is not shown, beside their names or their area, whichever was changed. */
const personsIn = (changes: Changes | null): readonly MarkedPerson[] => {
  const marked = changes?.['personsId'] ?? changes?.['personAreaId']
  return Array.isArray(marked) ? (marked as readonly MarkedPerson[]) : []
}

const undoOfUpdate = (subject: 'asset' | 'folder', before: Changes, after: Changes): Undo | undefined => {
  const was = before[subject === 'asset' ? 'folderId' : 'parentId']
  const isMove = Object.hasOwn(after, subject === 'asset' ? 'folderId' : 'parentId')
  if (isMove && isPlace(was)) return { call: 'move', to: was, ...(isText(before['name']) ? { name: before['name'] } : {}) }
  if (isFlag(before['webReady'])) return { call: 'webReady', webReady: before['webReady'] }
  if (Object.hasOwn(after, 'embargoUntil') && isPlace(before['embargoUntil'])) return { call: 'publish', until: before['embargoUntil'] }
  if (isRule(before['webReadyRule'])) return { call: 'webReadyRule', rule: before['webReadyRule'] }
  if (subject === 'folder') return isText(before['name']) ? { call: 'rename', name: before['name'] } : undefined
  const fields = Object.entries(before).filter(([field]) => EDITABLE.includes(field) && Object.hasOwn(after, field))
  return fields.length === 0 ? undefined : { call: 'edit', fields: Object.fromEntries(fields) }
}

const undoOfContact = (event: string | undefined, before: Changes | null, after: Changes | null): Undo | undefined => {
  if (event === 'deleted') return after?.['inTrash'] === true ? { call: 'restoreContact' } : undefined
  if (event !== 'updated' || before === null || after === null) return undefined
  const fields = CONTACT_FIELDS.filter((field) => isText(before[field]) && isText(after[field]))
  return fields.length === 0 ? undefined : { call: 'editContact', fields: Object.fromEntries(fields.map((field) => [field, before[field]])) }
}

/**
 * How what an entry tells of can be taken back; undefined where it cannot. `before` and `after` are as they were written down, with
 * identifiers. Whether nothing of it was changed since is for the place to say that knows all entries.
 */
export const undoOf = ({ kind, status, before, after }: Pick<ActivityEntry, 'kind' | 'status' | 'before' | 'after'>): Undo | undefined => {
  const [subject, event] = kind.split('.')
  if (status === 'Succeeded' && subject === 'contact') return undoOfContact(event, before, after)
  if (status !== 'Succeeded' || (subject !== 'asset' && subject !== 'folder')) return undefined
  if (event === 'created') return isText(after?.['copiedFrom']) ? { call: 'moveToTrash' } : undefined
  if (event === 'deleted') return after?.['inTrash'] === true ? { call: 'restore' } : undefined
  if (event !== 'updated') return undefined
  const [added, removed] = [partnersIn(after), partnersIn(before)]
  if (added.length + removed.length > 0) return { call: 'relate', others: [...added, ...removed], related: added.length === 0 }
  const [was, is] = [personsIn(before), personsIn(after)]
  if (was.length + is.length > 0) return { call: 'persons', before: was, after: is }
  return before === null || after === null ? undefined : undoOfUpdate(subject, before, after)
}
