import * as Result from 'effect/Result'
import { CONTACT_ROWS, type ContactGateway, type ContactList } from '../../application/contacts/ContactGateway.ts'
import type { Held } from '../../application/session/Credentials.ts'
import type { Contact, ContactForm } from '../../domain/contacts/contact.ts'
import { contactPicturePath, inOrganization } from '../contract/files.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'

const nothing = (): undefined => undefined
const from = (after: string | undefined) => ({ limit: CONTACT_ROWS, ...(after === undefined ? {} : { after }) })

export class HttpContactGateway implements ContactGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents
  readonly #held: () => Held | undefined

  constructor(http: HttpClient, localEvents: LocalEvents, held: () => Held | undefined) {
    this.#http = http
    this.#localEvents = localEvents
    this.#held = held
  }

  page(list: ContactList, after: string | undefined, signal: AbortSignal) {
    return this.#http.query(contract.listContacts, { query: { ...list, ...from(after) }, signal })
  }

  trashed(after: string | undefined, signal: AbortSignal) {
    return this.#http.query(contract.listTrashedContacts, { query: from(after), signal })
  }

  read(contactId: string, signal: AbortSignal) {
    return this.#http.query(contract.readContact, { params: { contactId }, signal })
  }

  async create(body: ContactForm, signal: AbortSignal) {
    const created = await this.#http.mutate(contract.createContact, { body, signal })
    return this.#publishing(created, Result.isSuccess(created) ? [created.success.id] : [])
  }

  async edit({ id: contactId, revision }: Pick<Contact, 'id' | 'revision'>, form: ContactForm, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.editContact, { params: { contactId }, body: { ...form, revision }, signal }), [contactId])
  }

  async sendPicture(contactId: string, file: Blob, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.sendContactPicture, { params: { contactId }, file, signal }), [contactId])
  }

  async removePicture(contactId: string, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.removeContactPicture, { params: { contactId }, signal }), [contactId])
  }

  pictureAddress(id: string, version: string) {
    const held = this.#held()
    const path = contactPicturePath(held?.sessionId ?? '', id, version)
    return held === undefined ? path : inOrganization(path, held)
  }

  async trash(ids: readonly string[], signal: AbortSignal) {
    return Result.map(this.#publishing(await this.#http.mutate(contract.trashContacts, { body: { ids }, signal }), ids), nothing)
  }

  async restore(ids: readonly string[], signal: AbortSignal) {
    return Result.map(this.#publishing(await this.#http.mutate(contract.restoreContacts, { body: { ids }, signal }), ids), nothing)
  }

  async deletePermanently(ids: readonly string[], signal: AbortSignal) {
    const deleted = await this.#http.mutate(contract.deleteContactsPermanently, { body: { ids }, signal })
    return Result.map(this.#publishing(deleted, ids), ({ contacts }) => contacts)
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome, ids: readonly string[]): Outcome {
    if (Result.isSuccess(outcome)) this.#localEvents.publish({ kind: 'contacts.changed', ids })
    return outcome
  }
}
