import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { MetadataState } from '../../domain/embedded-metadata/metadata.ts'
import type { NewPerson } from '../../domain/persons/personChange.ts'
import type { FoundFace, Person } from '../../domain/persons/persons.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'

export type PersonFailure = AssetReadFailure | CallFailure<'NOT_FOUND' | 'STALE_EDIT' | 'FILE_TYPE_NOT_SUPPORTED'>

/** The picture in which somebody is seen. */
export interface PicturePlace {
  readonly resourceType: ResourceType
  readonly assetId: string
}

export interface Persons {
  /** The content of the asset that they are seen in. */
  readonly contentVersion: string
  readonly persons: readonly Person[]
  /** How far the file has been read for the faces that it names itself. */
  readonly state: MetadataState
  readonly faces: readonly FoundFace[]
}

/** Who can be seen in pictures. */
export interface PersonGateway {
  read(place: PicturePlace, signal: AbortSignal): Promise<Result<Persons, AssetReadFailure>>
  /** STALE_EDIT where the asset has another content by now. */
  add(place: PicturePlace, contentVersion: string, persons: readonly NewPerson[], signal: AbortSignal): Promise<Result<readonly Person[], PersonFailure>>
  /** STALE_EDIT where somebody else has changed the person since; NOT_FOUND where they are gone. */
  change(place: PicturePlace, person: Person, change: { readonly name?: string; readonly area?: Area }, signal: AbortSignal): Promise<Result<Person, PersonFailure>>
  remove(place: PicturePlace, person: Person, signal: AbortSignal): Promise<Result<void, PersonFailure>>
  /** Names that begin with what is typed, those that are used most first. */
  names(typed: string, signal: AbortSignal): Promise<Result<readonly string[], CallFailure>>
}
