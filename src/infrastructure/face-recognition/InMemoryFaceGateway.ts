import * as Result from 'effect/Result'
import type { ChosenFaces, FaceFailure, FaceGateway, FacesOfPicture, Naming } from '../../application/face-recognition/FaceGateway.ts'
import type { AssetReadFailure } from '../../application/assets/AssetGateway.ts'
import type { PicturePlace } from '../../application/persons/PersonGateway.ts'
import type { ErasedPerson } from '../../application/recognition/RecognitionGateway.ts'
import { nameKey, normalizeName } from '../../domain/naming/names.ts'
import type { Area } from '../../domain/persons/area.ts'
import { nameMatches, personProblems, type Person } from '../../domain/persons/persons.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { pageOf } from './inMemoryPages.ts'
import { InMemoryFaces, type FaceInMemory } from './InMemoryFaces.ts'

/** Faces by which a group is known. */
const SHOWN = 4

const NOT_FOUND: FaceFailure = { code: 'NOT_FOUND' }

/** Faces of a library in memory, which is told of them: nobody looks at its pictures. */
export class InMemoryFaceGateway implements FaceGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #faces: InMemoryFaces
  readonly #decisions = new Map<string, Decision>()
  readonly #erased: Map<string, ErasedPerson>
  /** How far pictures have been read. */
  state: FacesOfPicture['state'] = 'Read'

  constructor(library: InMemoryLibrary, faults: Faults, erased: Map<string, ErasedPerson>) {
    this.#erased = erased
    this.#library = library
    this.#faults = faults
    this.#faces = new InMemoryFaces(library)
  }

  /** A face is found in a picture; those of one look are of one group. Answers its id. */
  find(assetId: string, area: Area, look: string, likely: string | null = null): string {
    return this.#faces.find(assetId, area, look, likely)
  }

  async groups(ignored: boolean, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.groups', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const all = [...Map.groupBy(this.#faces.unnamed(ignored), ({ groupId }) => groupId)].map(([id, members]) => ({
      id,
      count: members.length,
      faces: members.slice(0, SHOWN).map(({ face }) => face),
      likely: members.find(({ likely }) => likely !== null)?.likely ?? null,
    }))
    return Result.succeed(pageOf(all.toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1)), after))
  }

  async facesOf(groupId: string, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.facesOf', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const all = [...this.#faces.unnamed(false), ...this.#faces.unnamed(true)].flatMap((one) => (one.groupId === groupId ? [one.face] : []))
    return all.length === 0 ? Result.fail(NOT_FOUND) : Result.succeed(pageOf(all, after))
  }

  async persons(typed: string, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.persons', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const named = Map.groupBy(this.#faces.places().filter(({ name }) => nameMatches(name, typed)), ({ name }) => nameKey(name))
    const all = [...named.values()].map((places) => {
      const [{ name } = { name: '' }] = places
      const faces = places.flatMap(({ face }) => face ?? [])
      return { name, pictures: new Set(places.map(({ assetId }) => assetId)).size, learnt: faces.length, face: faces[0] ?? null }
    })
    return Result.succeed(pageOf(all.toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1)), after))
  }

  async picturesOf(name: string, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.picturesOf', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const all = this.#faces.places().flatMap(({ name: named, personId, assetId, area, face }) => {
      const asset = this.#library.assets.get(assetId)
      if (asset === undefined || nameKey(named) !== nameKey(name)) return []
      return [{ personId, faceId: face?.id ?? null, assetId, assetName: asset.name, type: asset.type, contentVersion: asset.contentVersion, area }]
    })
    return Result.succeed(pageOf(all, after))
  }

  async inPicture({ resourceType, assetId }: PicturePlace, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.inPicture', signal)
    if (fault) return Result.fail(fault as AssetReadFailure)
    const asset = this.#library.assets.get(assetId)
    if (asset === undefined) return Result.fail<AssetReadFailure>({ code: 'ASSET_NOT_FOUND' })
    if (asset.type !== resourceType) return Result.fail<AssetReadFailure>({ code: 'ASSET_DIFFERENT_TYPE' })
    if (this.#library.trashed.has(assetId)) return Result.fail<AssetReadFailure>({ code: 'RESOURCE_IN_TRASH' })
    const faces = this.#faces.all().flatMap(({ face: { id, area, confidence, ...face }, isIgnored, likely }) => {
      const person = this.#faces.personAt({ id, area, confidence, ...face })
      return face.assetId === assetId ? [{ id, area, confidence, isIgnored, person: person ? { id: person.id, name: person.name } : null, likely: person || isIgnored ? null : likely }] : []
    })
    return Result.succeed({ state: this.state, contentVersion: asset.contentVersion, faces: this.state === 'Read' ? faces : [] })
  }

  async name(chosen: ChosenFaces, name: string, signal: AbortSignal): Promise<Result.Result<Naming, FaceFailure>> {
    const fault = await this.#faults.meet('faces.name', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const fields = personProblems({ name })
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const faces = this.#faces.chosen(chosen)
    if (faces.length === 0) return Result.fail(NOT_FOUND)
    const free = faces.filter(({ face }) => this.#faces.personAt(face) === undefined)
    for (const one of free) {
      this.#faces.mark(one.face, normalizeName(name))
      one.isIgnored = false
      one.rejected.delete(nameKey(name))
    }
    if (this.#erased.has(nameKey(name))) this.#faces.forget(free.map(({ face }) => face.id))
    const change = this.#library.nextId()
    this.#decisions.set(change, { named: free.map(({ face }) => ({ assetId: face.assetId, personId: face.id })), removed: [], rejected: [], key: nameKey(name) })
    return Result.succeed({ change, named: free.length, left: faces.length - free.length })
  }

  async undoNaming(change: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.undoNaming', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const decision = this.#decisions.get(change)
    if (decision === undefined) return Result.fail(NOT_FOUND)
    this.#decisions.delete(change)
    const { named, removed, rejected, key } = decision
    for (const { assetId, personId } of named) this.#faces.unmark(assetId, personId)
    for (const { assetId, person } of removed) this.#faces.restore(assetId, person)
    for (const one of rejected) {
      one.rejected.delete(key)
      one.likely = one.refused
    }
    return Result.succeed(undefined)
  }

  async merge(groups: readonly string[], signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.merge', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const [groupId] = groups
    const faces = this.#faces.chosen({ groups, faces: [] })
    if (groupId === undefined || !groups.every((group) => faces.some((one) => one.groupId === group))) return Result.fail(NOT_FOUND)
    const moved = [...Map.groupBy(faces.filter((one) => one.groupId !== groupId), (one) => one.groupId).values()].map((group) => group.map(({ face }) => face.id))
    for (const one of faces) one.groupId = groupId
    return Result.succeed({ groupId, moved })
  }

  async split(ids: readonly string[], signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.split', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const faces = this.#faces.chosen({ groups: [], faces: ids })
    if (faces.length === 0) return Result.fail(NOT_FOUND)
    const groupId = this.#library.nextId()
    for (const one of faces) one.groupId = groupId
    return Result.succeed({ groupId })
  }

  async ignore(chosen: ChosenFaces, ignored: boolean, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.ignore', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const faces = this.#faces.chosen(chosen, !ignored)
    if (faces.length === 0) return Result.fail(NOT_FOUND)
    for (const one of faces) if (this.#faces.personAt(one.face) === undefined) one.isIgnored = ignored
    return Result.succeed({ changed: faces.length })
  }

  async reject(ids: readonly string[], name: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('faces.reject', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const faces = this.#faces.chosen({ groups: [], faces: ids })
    if (faces.length === 0) return Result.fail(NOT_FOUND)
    const key = nameKey(name)
    const rejected = faces.filter((one) => !one.rejected.has(key))
    const removed = faces.flatMap((one) => {
      one.rejected.add(key)
      if (nameKey(one.likely ?? '') === key) [one.likely, one.refused] = [null, one.likely]
      const person = this.#faces.personAt(one.face)
      if (person === undefined || nameKey(person.name) !== key) return []
      return this.#faces.unmark(one.face.assetId, person.id).map((gone) => ({ assetId: one.face.assetId, person: gone }))
    })
    const change = this.#library.nextId()
    this.#decisions.set(change, { named: [], removed, rejected, key })
    return Result.succeed({ change })
  }

  async erase(name: string, signal: AbortSignal): Promise<Result.Result<number, FaceFailure>> {
    const fault = await this.#faults.meet('faces.erase', signal)
    if (fault) return Result.fail(fault as FaceFailure)
    const fields = personProblems({ name })
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const known = this.#faces.places().flatMap((place) => (nameKey(place.name) === nameKey(name) && place.face !== undefined ? [place.face.id] : []))
    const likely = this.#faces.all().flatMap((one) => (nameKey(one.likely ?? '') === nameKey(name) && !one.isIgnored && this.#faces.personAt(one.face) === undefined ? [one.face.id] : []))
    this.#faces.forget([...known, ...likely])
    if (!this.#erased.has(nameKey(name))) this.#erased.set(nameKey(name), { name: normalizeName(name), erasedAt: new Date().toISOString() })
    return Result.succeed(known.length + likely.length)
  }
}

/** What one decision named, or took out and said not to be somebody. */
interface Decision {
  readonly named: readonly { readonly assetId: string; readonly personId: string }[]
  readonly removed: readonly { readonly assetId: string; readonly person: Person }[]
  readonly rejected: readonly FaceInMemory[]
  readonly key: string
}
