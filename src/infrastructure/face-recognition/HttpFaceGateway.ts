import * as Result from 'effect/Result'
import type { ChosenFaces, FaceGateway } from '../../application/face-recognition/FaceGateway.ts'
import type { PicturePlace } from '../../application/persons/PersonGateway.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import * as contract from './contract.ts'

const from = (after: string | null) => (after === null ? {} : { after })

export class HttpFaceGateway extends HttpGateway implements FaceGateway {
  async groups(ignored: boolean, after: string | null, signal: AbortSignal) {
    const query = { ...from(after), ...(ignored ? { ignored: 'true' as const } : {}) }
    return Result.map(await this.http.query(contract.listFaceGroups, { query, signal }), ({ groups: items, next }) => ({ items, next }))
  }

  async facesOf(groupId: string, after: string | null, signal: AbortSignal) {
    const page = await this.http.query(contract.listFacesOfGroup, { params: { groupId }, query: from(after), signal })
    return Result.map(page, ({ faces: items, next }) => ({ items, next }))
  }

  async persons(typed: string, after: string | null, signal: AbortSignal) {
    const query = { ...from(after), ...(typed === '' ? {} : { typed }) }
    return Result.map(await this.http.query(contract.listNamedPersons, { query, signal }), ({ persons: items, next }) => ({ items, next }))
  }

  async picturesOf(name: string, after: string | null, signal: AbortSignal) {
    const page = await this.http.query(contract.listPicturesOfPerson, { query: { ...from(after), name }, signal })
    return Result.map(page, ({ pictures: items, next }) => ({ items, next }))
  }

  inPicture({ resourceType, assetId }: PicturePlace, signal: AbortSignal) {
    return this.http.query(contract.listFacesOfAsset, { params: { assetId }, resourceType, signal })
  }

  name({ groups, faces }: ChosenFaces, name: string, signal: AbortSignal) {
    return this.http.mutate(contract.nameFaces, { body: { groups, faces, name }, signal })
  }

  undoNaming(change: string, signal: AbortSignal) {
    return this.http.mutate(contract.undoNaming, { body: { change }, signal })
  }

  merge(groups: readonly string[], signal: AbortSignal) {
    return this.http.mutate(contract.mergeFaceGroups, { body: { groups }, signal })
  }

  split(faces: readonly string[], signal: AbortSignal) {
    return this.http.mutate(contract.splitFaces, { body: { faces }, signal })
  }

  ignore({ groups, faces }: ChosenFaces, ignored: boolean, signal: AbortSignal) {
    return this.http.mutate(contract.ignoreFaces, { body: { groups, faces, ignored }, signal })
  }

  reject(faces: readonly string[], name: string, signal: AbortSignal) {
    return this.http.mutate(contract.rejectName, { body: { faces, name }, signal })
  }

  async erase(name: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.erasePerson, { body: { name }, signal }), ({ erased }) => erased)
  }
}
