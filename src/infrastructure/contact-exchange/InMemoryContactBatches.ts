import * as Result from 'effect/Result'
import type { BatchUndoFailure } from '../../application/contact-exchange/ContactExchangeGateway.ts'
import type { BatchUndone, ContactBatch } from '../../domain/contact-exchange/selection.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import type { InMemoryContacts, KeptContact } from '../memory/InMemoryContacts.ts'
import type { KeptChange } from '../memory/InMemoryMetadata.ts'

interface Change {
  /** Undefined: it was made. */
  readonly before: KeptContact | undefined
  readonly after: KeptContact
}

/** What was done with many contacts at once, to be taken back. */
export class InMemoryContactBatches {
  readonly #kept: InMemoryContacts
  readonly #restore: (said: readonly KeptChange[]) => void
  readonly #batches = new Map<string, { readonly said: readonly KeptChange[] | undefined; readonly changes: readonly Change[] }>()

  constructor(kept: InMemoryContacts, restore: (said: readonly KeptChange[]) => void) {
    this.#kept = kept
    this.#restore = restore
  }

  /** Does something with contacts, and keeps what they were. `said`: of a merge, what it changed of assets. */
  keep(befores: readonly (KeptContact | undefined)[], done: () => readonly string[], said?: readonly KeptChange[]): ContactBatch {
    const ids = done()
    const changes = ids.flatMap((id, at): readonly Change[] => {
      const after = this.#kept.contacts.get(id)
      return after === undefined ? [] : [{ before: befores[at], after }]
    })
    const id = this.#kept.nextId()
    this.#batches.set(id, { said, changes })
    this.#kept.publish(null)
    return { id, contacts: changes.length }
  }

  undo(batchId: string): Result.Result<BatchUndone, BatchUndoFailure> {
    const batch = this.#batches.get(batchId)
    if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const same = batch.changes.filter(({ after }) => this.#kept.contacts.get(after.id) === after)
    if (batch.said !== undefined && same.length < batch.changes.length) return Result.fail({ code: 'STALE_EDIT' })
    const own = new Set(same.map(({ after }) => after.id))
    const taken = same.flatMap(({ before, after }) => (before === undefined || after.trashedAt === undefined ? [] : (this.#kept.sameAs(before, own) ?? [])))[0]
    if (taken !== undefined) return Result.fail({ code: 'CONTACT_ALREADY_EXISTS', existing: { id: taken.id, name: contactName(taken) } })
    for (const { before, after } of same) {
      if (before === undefined) this.#kept.trash(after)
      else if (after.trashedAt === undefined) this.#kept.contacts.set(after.id, { ...this.#kept.change(after, before), pictureVersion: before.pictureVersion })
      else this.#kept.restore(after)
    }
    this.#restore(batch.said ?? [])
    this.#batches.delete(batchId)
    this.#kept.publish(null)
    return Result.succeed({ contacts: same.length, kept: batch.changes.length - same.length })
  }
}
