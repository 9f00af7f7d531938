import * as Result from 'effect/Result'
import type { AskedContactFile, AskedMerge, ContactExchangeGateway } from '../../application/contact-exchange/ContactExchangeGateway.ts'
import type { Held } from '../../application/session/Credentials.ts'
import type { ContactImportSettings } from '../../domain/contact-exchange/contactImport.ts'
import type { ContactSelection } from '../../domain/contact-exchange/selection.ts'
import { contactFilePath, inOrganization, personDataPath } from '../contract/files.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'

const queryOf = ({ columns, categoryId, ...rest }: Partial<ContactImportSettings>) => ({
  ...rest,
  ...(columns === undefined || columns.length === 0 ? {} : { columns: columns.map((field) => field ?? '-').join(',') }),
  ...(categoryId === undefined || categoryId === '' ? {} : { categoryId }),
})

export class HttpContactExchangeGateway implements ContactExchangeGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents
  readonly #held: () => Held | undefined

  constructor(http: HttpClient, localEvents: LocalEvents, held: () => Held | undefined) {
    this.#http = http
    this.#localEvents = localEvents
    this.#held = held
  }

  async file(body: AskedContactFile, signal: AbortSignal) {
    return Result.map(await this.#http.mutate(contract.beginContactFile, { body, signal }), ({ id }) => ({ address: this.#address((sessionId) => contactFilePath(sessionId, id)) }))
  }

  plan(file: Blob, chosen: Partial<ContactImportSettings>, signal: AbortSignal) {
    return this.#http.query(contract.importContacts, { query: queryOf(chosen), file, signal })
  }

  async apply(file: Blob, settings: ContactImportSettings, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.importContacts, { query: { ...queryOf(settings), apply: 'true' }, file, signal }))
  }

  async trash(selection: ContactSelection, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.trashManyContacts, { body: { selection }, signal }))
  }

  async categorize(selection: ContactSelection, categoryId: string, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.categorizeContacts, { body: { selection, categoryId }, signal }))
  }

  async alike(signal: AbortSignal) {
    return Result.map(await this.#http.query(contract.listAlikeContacts, { signal }), ({ groups }) => groups)
  }

  async merge({ contacts, ...rest }: AskedMerge, signal: AbortSignal) {
    const body = { ...rest, contacts: contacts.map(({ id, revision }) => ({ id, revision })) }
    return this.#publishing(await this.#http.mutate(contract.mergeContacts, { body, signal }))
  }

  async undo(batchId: string, signal: AbortSignal) {
    return this.#publishing(await this.#http.mutate(contract.undoContactBatch, { params: { batchId }, signal }))
  }

  personAddress(contactId: string) {
    return this.#address((sessionId) => personDataPath(sessionId, contactId))
  }

  async erase(contactId: string, name: string, signal: AbortSignal) {
    const erased = this.#publishing(await this.#http.mutate(contract.eraseContact, { params: { contactId }, body: { name }, signal }))
    return Result.map(erased, () => undefined)
  }

  #address(pathOf: (sessionId: string) => string): string {
    const held = this.#held()
    const path = pathOf(held?.sessionId ?? '')
    return held === undefined ? path : inOrganization(path, held)
  }

  #publishing<Outcome extends Result.Result<unknown, unknown>>(outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) this.#localEvents.publish({ kind: 'contacts.changed', ids: null })
    return outcome
  }
}
