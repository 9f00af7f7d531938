import * as Result from 'effect/Result'
import type { UndoFailure, UndoGateway, Undone } from '../../application/activity/UndoGateway.ts'
import type { Changes } from '../../domain/activity/entry.ts'
import { isOfContact, undoOf } from '../../domain/activity/undo.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryContacts } from '../memory/InMemoryContacts.ts'
import { changeRule, holdUntil } from '../memory/inMemoryRules.ts'
import { takeBackPersons } from '../memory/inMemoryPersons.ts'

/** Takes back edits of fields, new names, what was done to contacts, rules for what comes into a folder, and what was done to persons in pictures; {@link InMemoryHistory} offers no others. */
export class InMemoryUndoGateway implements UndoGateway {
  readonly #library: InMemoryLibrary
  readonly #contacts: InMemoryContacts
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, contacts: InMemoryContacts, faults: Faults) {
    this.#library = library
    this.#contacts = contacts
    this.#faults = faults
  }

  async undo(entryId: string, _organizationId: string | undefined, signal: AbortSignal): Promise<Result.Result<Undone, UndoFailure>> {
    const fault = await this.#faults.meet('history.undo', signal)
    if (fault) return Result.fail(fault as UndoFailure)
    const { history, trashed } = this.#library
    const resourceId = history.subjectOf(entryId)
    if (resourceId === undefined) return Result.fail({ code: 'NOT_FOUND' })
    if (this.#contacts.contacts.has(resourceId)) return this.#takeBackContact(resourceId, entryId)
    if (trashed.has(resourceId)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    const entry = history.of(resourceId).find(({ id }) => id === entryId)
    const undo = entry?.undoable === true ? undoOf(entry) : undefined
    const asset = this.#library.assets.get(resourceId)
    if (undo?.call === 'persons' && asset) takeBackPersons(this.#library, asset, undo)
    else if (undo?.call === 'edit') this.#put(resourceId, undo.fields)
    else if (undo?.call === 'rename') this.#put(resourceId, { name: undo.name })
    else if (undo?.call === 'publish') holdUntil(this.#library, resourceId, undo.until)
    else if (undo?.call === 'webReadyRule') changeRule(this.#library, resourceId, undo.rule)
    else return Result.fail({ code: 'STALE_EDIT' })
    return Result.succeed({})
  }

  #takeBackContact(contactId: string, entryId: string): Result.Result<Undone, UndoFailure> {
    const entry = this.#library.history.of(contactId).find(({ id }) => id === entryId)
    const undo = entry?.undoable === true ? undoOf(entry) : undefined
    const contact = this.#contacts.contacts.get(contactId)
    if (contact === undefined || undo === undefined || !isOfContact(undo)) return Result.fail({ code: 'STALE_EDIT' })
    if (undo.call === 'editContact' && contact.trashedAt !== undefined) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    const form = undo.call === 'editContact' ? { ...contact, ...undo.fields } : contact
    const same = this.#contacts.sameAs(form, new Set([contactId]))
    if (same) return Result.fail({ code: 'CONTACT_ALREADY_EXISTS', existing: { id: same.id, name: contactName(same) } })
    if (undo.call === 'editContact') this.#contacts.change(contact, form)
    else this.#contacts.restore(contact)
    this.#contacts.publish([contactId])
    return Result.succeed({})
  }

  #put(id: string, fields: Changes): void {
    const { assets, folders, history } = this.#library
    const [asset, folder] = [assets.get(id), folders.get(id)]
    const now: Changes = { ...(asset ?? folder) }
    const before = Object.fromEntries(Object.keys(fields).map((field) => [field, now[field]]))
    if (asset) assets.set(id, { ...asset, ...fields, revision: asset.revision + 1 })
    if (folder) folders.set(id, { ...folder, ...fields, revision: folder.revision + 1 })
    const resource = assets.get(id) ?? folders.get(id)
    if (resource) history.record({ kind: asset ? 'asset.updated' : 'folder.updated', resource, before, after: fields })
  }
}
