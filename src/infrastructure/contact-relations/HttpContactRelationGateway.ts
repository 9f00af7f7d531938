import * as Result from 'effect/Result'
import type { ContactRelationGateway } from '../../application/contact-relations/ContactRelationGateway.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ContactRelation, ContactRelationForm } from '../../domain/contact-relations/contactRelation.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import * as contract from './contract.ts'

export class HttpContactRelationGateway implements ContactRelationGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, localEvents: LocalEvents) {
    this.#http = http
    this.#localEvents = localEvents
  }

  async ofItem({ kind, type: resourceType, id }: RelatedPlace, signal: AbortSignal) {
    const read =
      kind === 'asset'
        ? await this.#http.query(contract.listContactsOfAsset, { params: { assetId: id }, resourceType, signal })
        : await this.#http.query(contract.listContactsOfFolder, { params: { folderId: id }, resourceType, signal })
    return Result.map(read, ({ items }) => items)
  }

  ofContact(contactId: string, after: string | undefined, signal: AbortSignal) {
    return this.#http.query(contract.listItemsOfContact, { params: { contactId }, query: after === undefined ? {} : { after }, signal })
  }

  async add({ kind, type: resourceType, id }: RelatedPlace, contactId: string, form: ContactRelationForm, signal: AbortSignal) {
    const asked = { body: { contactId, ...form }, resourceType, signal }
    const added =
      kind === 'asset'
        ? await this.#http.mutate(contract.relateContactToAsset, { ...asked, params: { assetId: id } })
        : await this.#http.mutate(contract.relateContactToFolder, { ...asked, params: { folderId: id } })
    if (Result.isSuccess(added)) this.#localEvents.publish({ kind: 'relations.changed', ids: [id, contactId] })
    return added
  }

  async edit({ id: relationId, revision }: Pick<ContactRelation, 'id' | 'revision'>, form: ContactRelationForm, signal: AbortSignal) {
    return this.#http.mutate(contract.editContactRelation, { params: { relationId }, body: { ...form, revision }, signal })
  }

  async remove({ id: relationId, revision }: Pick<ContactRelation, 'id' | 'revision'>, signal: AbortSignal) {
    const removed = await this.#http.mutate(contract.removeContactRelation, { params: { relationId }, query: { revision }, signal })
    return Result.map(removed, () => undefined)
  }
}
