import * as Result from 'effect/Result'
import type { AssetReadFailure } from '../../application/assets/AssetGateway.ts'
import type { EmbeddedMetadataGateway } from '../../application/embedded-metadata/EmbeddedMetadataGateway.ts'
import type { PersonFailure, PersonGateway, Persons, PicturePlace } from '../../application/persons/PersonGateway.ts'
import type { NewPerson } from '../../domain/persons/personChange.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { Changes } from '../../domain/activity/entry.ts'
import { personChanged, personsNamed } from '../../domain/activity/personChanges.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { MetadataState } from '../../domain/embedded-metadata/metadata.ts'
import { normalizeName } from '../../domain/naming/names.ts'
import { type FoundFace, MOST_NAMES, nameMatches, type Person, personProblems } from '../../domain/persons/persons.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { recordPersons } from '../memory/inMemoryPersons.ts'

/** Persons in the pictures of a library in memory. What files name themselves is told to it. */
export class InMemoryPersonGateway implements PersonGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #metadata: EmbeddedMetadataGateway
  readonly #faces = new Map<string, readonly FoundFace[]>()

  constructor(library: InMemoryLibrary, faults: Faults, metadata: EmbeddedMetadataGateway) {
    this.#library = library
    this.#faults = faults
    this.#metadata = metadata
  }

  /** The faces that a file names. */
  hasFaces(assetId: string, faces: readonly FoundFace[]): void {
    this.#faces.set(assetId, faces)
  }

  async read(place: PicturePlace, signal: AbortSignal): Promise<Result.Result<Persons, AssetReadFailure>> {
    const fault = await this.#faults.meet('persons.read', signal)
    if (fault) return Result.fail(fault as AssetReadFailure)
    const found = this.#found(place)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { contentVersion, preview } = found.success
    if (preview !== 'image') return Result.succeed({ contentVersion, persons: [], state: 'None', faces: [] })
    const known = await this.#metadata.metadata(place.resourceType, place.assetId, signal)
    const state: MetadataState = Result.isSuccess(known) ? known.success.state : 'Unread'
    const faces = state === 'Ready' ? (this.#faces.get(place.assetId) ?? []) : []
    return Result.succeed({ contentVersion, persons: this.#personsIn(place.assetId), state, faces })
  }

  async add(place: PicturePlace, contentVersion: string, persons: readonly NewPerson[], signal: AbortSignal): Promise<Result.Result<readonly Person[], PersonFailure>> {
    const found = await this.#changeable(place, 'persons.add', signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    if (found.success.preview !== 'image') return Result.fail({ code: 'FILE_TYPE_NOT_SUPPORTED', names: [found.success.name] })
    const fields = persons.map(({ name, area }) => personProblems({ name, area })).find((problems) => !isValid(problems))
    if (fields !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    if (found.success.contentVersion !== contentVersion) return Result.fail({ code: 'STALE_EDIT' })
    const added = persons.map(({ name, area, source }) => ({ id: this.#library.nextId(), name: normalizeName(name), area, source, revision: 1 }))
    this.#put(found.success, [...this.#personsIn(place.assetId), ...added], {}, personsNamed(added, contentVersion))
    return Result.succeed(added)
  }

  async change(place: PicturePlace, person: Person, change: { readonly name?: string; readonly area?: Area }, signal: AbortSignal): Promise<Result.Result<Person, PersonFailure>> {
    const found = await this.#changeable(place, 'persons.change', signal, person)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const fields = personProblems(change)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const next = { ...person, ...change, name: normalizeName(change.name ?? person.name), revision: person.revision + 1 }
    const audited = personChanged(person, next, found.success.contentVersion)
    if (audited === undefined) return Result.succeed(person)
    const persons = this.#personsIn(place.assetId).map((one) => (one.id === person.id ? next : one))
    this.#put(found.success, persons, audited.before, audited.after)
    return Result.succeed(next)
  }

  async remove(place: PicturePlace, person: Person, signal: AbortSignal): Promise<Result.Result<void, PersonFailure>> {
    const found = await this.#changeable(place, 'persons.remove', signal, person)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    this.#put(found.success, this.#personsIn(place.assetId).filter(({ id }) => id !== person.id), personsNamed([person], found.success.contentVersion), {})
    return Result.succeed(undefined)
  }

  async names(typed: string, signal: AbortSignal): Promise<Result.Result<readonly string[], CallFailure>> {
    const fault = await this.#faults.meet('persons.names', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const all = [...this.#library.persons].flatMap(([assetId, persons]) => (this.#library.trashed.has(assetId) ? [] : persons.map(({ name }) => name)))
    return Result.succeed([...new Set(all)].filter((name) => nameMatches(name, typed)).slice(0, MOST_NAMES))
  }

  #personsIn(assetId: string): readonly Person[] {
    return this.#library.persons.get(assetId) ?? []
  }

  #put(asset: AssetDetail, persons: readonly Person[], before: Changes, after: Changes): void {
    this.#library.persons.set(asset.id, persons)
    recordPersons(this.#library, asset, before, after)
  }

  async #changeable(place: PicturePlace, call: string, signal: AbortSignal, person?: Person): Promise<Result.Result<AssetDetail, PersonFailure>> {
    const fault = await this.#faults.meet(call, signal)
    if (fault) return Result.fail(fault as PersonFailure)
    const found = this.#found(place)
    if (Result.isFailure(found) || person === undefined) return found
    const now = this.#personsIn(place.assetId).find(({ id }) => id === person.id)
    if (now === undefined) return Result.fail({ code: 'NOT_FOUND' })
    return now.revision === person.revision ? found : Result.fail({ code: 'STALE_EDIT' })
  }

  #found({ resourceType, assetId }: PicturePlace): Result.Result<AssetDetail, AssetReadFailure> {
    const asset = this.#library.assets.get(assetId)
    if (asset === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    if (asset.type !== resourceType) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' })
    return this.#library.trashed.has(assetId) ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : Result.succeed(asset)
  }
}
