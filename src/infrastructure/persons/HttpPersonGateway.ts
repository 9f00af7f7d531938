import * as Result from 'effect/Result'
import type { PersonGateway, PicturePlace } from '../../application/persons/PersonGateway.ts'
import type { NewPerson } from '../../domain/persons/personChange.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { Person } from '../../domain/persons/persons.ts'
import { addPersons, changePerson, listPersonNames, listPersons, removePerson } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpPersonGateway extends HttpGateway implements PersonGateway {
  read({ resourceType, assetId }: PicturePlace, signal: AbortSignal) {
    return this.http.query(listPersons, { params: { assetId }, resourceType, signal })
  }

  async add({ resourceType, assetId }: PicturePlace, contentVersion: string, persons: readonly NewPerson[], signal: AbortSignal) {
    const added = await this.http.mutate(addPersons, { params: { assetId }, body: { contentVersion, persons }, resourceType, signal })
    return Result.map(added, (answer) => answer.persons)
  }

  change({ resourceType, assetId }: PicturePlace, { id, revision }: Person, change: { readonly name?: string; readonly area?: Area }, signal: AbortSignal) {
    return this.http.mutate(changePerson, { params: { assetId, personId: id }, body: { ...change, revision }, resourceType, signal })
  }

  async remove({ resourceType, assetId }: PicturePlace, { id, revision }: Person, signal: AbortSignal) {
    const removed = await this.http.mutate(removePerson, { params: { assetId, personId: id }, query: { revision }, resourceType, signal })
    return Result.map(removed, () => undefined)
  }

  async names(typed: string, signal: AbortSignal) {
    return Result.map(await this.http.query(listPersonNames, { query: { typed }, signal }), ({ names }) => names)
  }
}
