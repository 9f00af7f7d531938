import * as Result from 'effect/Result'
import type { ContactRelationGateway, ItemsOfContact } from '../../application/contact-relations/ContactRelationGateway.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ContactRelationForm, SeenRelation } from '../../domain/contact-relations/contactRelation.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import * as contract from './contract.ts'

export class HttpContactRelationGateway extends LocalEventsGateway implements ContactRelationGateway {
  async ofItem({ kind, type: resourceType, id }: RelatedPlace, signal: AbortSignal) {
    const read =
      kind === 'asset'
        ? await this.http.query(contract.listContactsOfAsset, { params: { assetId: id }, resourceType, signal })
        : await this.http.query(contract.listContactsOfFolder, { params: { folderId: id }, resourceType, signal })
    return Result.map(read, ({ items }) => items)
  }

  ofContact({ contactId, kind }: ItemsOfContact, after: string | undefined, signal: AbortSignal) {
    const query = { ...(kind === undefined ? {} : { kind }), ...(after === undefined ? {} : { after }) }
    return this.http.query(contract.listItemsOfContact, { params: { contactId }, query, signal })
  }

  async add({ kind, type: resourceType, id }: RelatedPlace, contactId: string, form: ContactRelationForm, signal: AbortSignal) {
    const asked = { body: { contactId, ...form }, resourceType, signal }
    const added =
      kind === 'asset'
        ? await this.http.mutate(contract.relateContactToAsset, { ...asked, params: { assetId: id } })
        : await this.http.mutate(contract.relateContactToFolder, { ...asked, params: { folderId: id } })
    return this.publishing({ kind: 'relations.changed', ids: [id, contactId] }, added)
  }

  async addMany(contactId: string, itemIds: readonly string[], form: ContactRelationForm, signal: AbortSignal) {
    return this.publishing({ kind: 'relations.changed', ids: [...itemIds, contactId] }, await this.http.mutate(contract.relateManyToContact, { params: { contactId }, body: { itemIds, ...form }, signal }))
  }

  async removeMany(relations: readonly SeenRelation[], signal: AbortSignal) {
    const removed = await this.http.mutate(contract.removeContactRelations, { body: { relations }, signal })
    return Result.map(this.publishing({ kind: 'relations.changed', ids: relations.map(({ id }) => id) }, removed), (answer) => answer.removed)
  }

  async edit({ id: relationId, revision }: SeenRelation, form: ContactRelationForm, signal: AbortSignal) {
    return this.#changed(await this.http.mutate(contract.editContactRelation, { params: { relationId }, body: { ...form, revision }, signal }), relationId)
  }

  async remove({ id: relationId, revision }: SeenRelation, signal: AbortSignal) {
    const removed = await this.http.mutate(contract.removeContactRelation, { params: { relationId }, query: { revision }, signal })
    return Result.map(this.#changed(removed, relationId), () => undefined)
  }

  /** Lists that show the relation know it by its id; the server's fact names both sides. */
  #changed<Value, Failed>(outcome: Result.Result<Value, Failed>, relationId: string): Result.Result<Value, Failed> {
    return this.publishing({ kind: 'relations.changed', ids: [relationId] }, outcome)
  }
}
