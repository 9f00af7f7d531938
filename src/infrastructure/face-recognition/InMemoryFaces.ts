import type { ChosenFaces, Face } from '../../application/face-recognition/FaceGateway.ts'
import { personsNamed } from '../../domain/activity/personChanges.ts'
import { likeness, type Area } from '../../domain/persons/area.ts'
import type { Person } from '../../domain/persons/persons.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { recordPersons } from '../memory/inMemoryPersons.ts'

export interface FaceInMemory {
  readonly face: Face
  groupId: string
  isIgnored: boolean
  likely: string | null
  /** The keys of names that are not suggested for it. */
  readonly rejected: Set<string>
  /** The likely name that was rejected last. */
  refused: string | null
}

/** From here on, a person who was drawn by hand is the face that was found there. */
const SAME = 0.3

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
    this.#found.set(id, { face: { id, assetId, assetName, type, contentVersion, area, confidence: 0.9 }, groupId: look, isIgnored: false, likely, rejected: new Set(), refused: null })
    return id
  }

  all(): readonly FaceInMemory[] {
    return [...this.#found.values()].filter(({ face }) => !this.#library.trashed.has(face.assetId))
  }

  unnamed(ignored: boolean): readonly FaceInMemory[] {
    return this.all().filter(({ face, isIgnored }) => isIgnored === ignored && this.personAt(face) === undefined)
  }

  /** Of groups those that are ignored, or those that are not. */
  chosen({ groups, faces }: ChosenFaces, ignored = false): readonly FaceInMemory[] {
    return this.all().filter(({ face, groupId, isIgnored }) => faces.includes(face.id) || (groups.includes(groupId) && isIgnored === ignored && this.personAt(face) === undefined))
  }

  personAt({ id: faceId, assetId, area }: Face): Person | undefined {
    const persons = this.#library.persons.get(assetId) ?? []
    return persons.find(({ id }) => id === faceId) ?? persons.find((one) => likeness(one.area, area) >= SAME)
  }

  places() {
    return [...this.#library.persons].flatMap(([assetId, persons]) =>
      this.#library.trashed.has(assetId)
        ? []
        : persons.map(({ id, name, area }) => ({ personId: id, name, assetId, area, face: this.all().find(({ face }) => face.assetId === assetId && this.personAt(face)?.id === id)?.face })),
    )
  }

  mark({ id, assetId, area }: Face, name: string): void {
    const person: Person = { id, name, area, source: 'Recognized', revision: 1 }
    this.#put(assetId, [...(this.#library.persons.get(assetId) ?? []), person], [], [person])
  }

  /** Answers who was taken out. */
  unmark(assetId: string, personId: string): readonly Person[] {
    const persons = this.#library.persons.get(assetId) ?? []
    const gone = persons.filter(({ id }) => id === personId)
    if (gone.length > 0) this.#put(assetId, persons.filter(({ id }) => id !== personId), gone, [])
    return gone
  }

  restore(assetId: string, person: Person): void {
    this.#put(assetId, [...(this.#library.persons.get(assetId) ?? []), person], [], [person])
  }

  /** What was learnt of some faces is gone. */
  forget(faceIds: readonly string[]): void {
    for (const id of faceIds) this.#found.delete(id)
  }

  #put(assetId: string, persons: readonly Person[], gone: readonly Person[], come: readonly Person[]): void {
    const asset = this.#library.assets.get(assetId)
    this.#library.persons.set(assetId, persons)
    if (asset === undefined) return
    const said = (some: readonly Person[]) => (some.length === 0 ? {} : personsNamed(some, asset.contentVersion))
    recordPersons(this.#library, asset, said(gone), said(come))
  }
}
