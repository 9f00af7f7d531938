import type { ChosenFaces, Face } from '../../application/face-recognition/FaceGateway.ts'
import { personsNamed } from '../../domain/activity/personChanges.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { Person } from '../../domain/persons/persons.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { recordPersons } from '../memory/inMemoryPersons.ts'

export interface FaceInMemory {
  readonly face: Face
  groupId: string
  isIgnored: boolean
  likely: string | null
}

/** The faces of a library in memory, and the persons that were named at them. Whoever was named by a face has its id. */
export class InMemoryFaces {
  readonly #library: InMemoryLibrary
  readonly #found = new Map<string, FaceInMemory>()

  constructor(library: InMemoryLibrary) {
    this.#library = library
  }

  /** A face is found in a picture; those of one look are of one group. */
  find(assetId: string, area: Area, look: string, likely: string | null): string {
    const asset = this.#library.assets.get(assetId)
    if (asset === undefined) throw new Error('There is no such picture')
    const id = this.#library.nextId()
    const { name: assetName, type, contentVersion } = asset
    this.#found.set(id, { face: { id, assetId, assetName, type, contentVersion, area, confidence: 0.9 }, groupId: look, isIgnored: false, likely })
    return id
  }

  all(): readonly FaceInMemory[] {
    return [...this.#found.values()].filter(({ face }) => !this.#library.trashed.has(face.assetId))
  }

  unnamed(ignored: boolean): readonly FaceInMemory[] {
    return this.all().filter(({ face, isIgnored }) => isIgnored === ignored && this.personAt(face.assetId, face.id) === undefined)
  }

  chosen({ groups, faces }: ChosenFaces): readonly FaceInMemory[] {
    return this.all().filter(({ face, groupId }) => faces.includes(face.id) || (groups.includes(groupId) && this.personAt(face.assetId, face.id) === undefined))
  }

  personAt(assetId: string, faceId: string): Person | undefined {
    return this.#library.persons.get(assetId)?.find(({ id }) => id === faceId)
  }

  places() {
    return [...this.#library.persons].flatMap(([assetId, persons]) =>
      this.#library.trashed.has(assetId) ? [] : persons.map(({ id, name, area }) => ({ personId: id, name, assetId, area, face: this.#found.get(id)?.face })),
    )
  }

  mark({ id, assetId, area }: Face, name: string): void {
    const person: Person = { id, name, area, source: 'Recognized', revision: 1 }
    this.#put(assetId, [...(this.#library.persons.get(assetId) ?? []), person], [], [person])
  }

  unmark(faceId: string): void {
    const assetId = this.#found.get(faceId)?.face.assetId ?? ''
    const persons = this.#library.persons.get(assetId) ?? []
    this.#put(assetId, persons.filter(({ id }) => id !== faceId), persons.filter(({ id }) => id === faceId), [])
  }

  #put(assetId: string, persons: readonly Person[], gone: readonly Person[], come: readonly Person[]): void {
    const asset = this.#library.assets.get(assetId)
    this.#library.persons.set(assetId, persons)
    if (asset === undefined) return
    const said = (some: readonly Person[]) => (some.length === 0 ? {} : personsNamed(some, asset.contentVersion))
    recordPersons(this.#library, asset, said(gone), said(come))
  }
}
