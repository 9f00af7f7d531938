import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { PicturePlace } from '../persons/PersonGateway.ts'

/** The picture in which a face is, and where in it. */
interface InPicture {
  readonly assetId: string
  readonly assetName: string
  readonly type: ResourceType
  readonly contentVersion: string
  readonly area: Area
}

/** A face that was found in a picture. */
export interface Face extends InPicture {
  readonly id: string
  /** How sure it is that this is a face, from 0 to 1. */
  readonly confidence: number
}

/** Faces that look like one person whom nobody has named. */
export interface FaceGroup {
  readonly id: string
  readonly count: number
  /** Some of them, to know the group by. */
  readonly faces: readonly Face[]
  /** The name whose face it resembles. */
  readonly likely: string | null
}

/** Somebody who was named in pictures. */
export interface NamedPerson {
  readonly name: string
  readonly pictures: number
  /** So many faces are what the name is known by. */
  readonly learnt: number
  readonly face: Face | null
}

/** Where somebody was named. `faceId`: null where no face was found, and it was drawn by hand. */
export interface PersonPicture extends InPicture {
  readonly personId: string
  readonly faceId: string | null
}

/** A face of a picture that is looked at. */
export interface PictureFace {
  readonly id: string
  readonly area: Area
  readonly confidence: number
  readonly isIgnored: boolean
  /** Who was named there. */
  readonly person: { readonly id: string; readonly name: string } | null
  /** Whom it is taken for. */
  readonly likely: string | null
}

export interface FacesOfPicture {
  /** How far it has been read for faces. */
  readonly state: 'Off' | 'Waiting' | 'Read' | 'Failed'
  readonly contentVersion: string
  readonly faces: readonly PictureFace[]
}

export interface FacePage<Item> {
  readonly items: readonly Item[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: string | null
}

/** Whole groups, and faces by themselves. */
export interface ChosenFaces {
  readonly groups: readonly string[]
  readonly faces: readonly string[]
}

/** `left`: faces that were named meanwhile, or whose picture holds no more persons. */
export interface Naming {
  readonly change: string
  readonly named: number
  readonly left: number
}

/** NOT_FOUND: nothing of what was chosen is there any more, or the person sees none of it. */
export type FaceFailure = CallFailure

type Answer<Value> = Promise<Result<Value, FaceFailure>>

/** Faces that were found in pictures, and who they are; of pictures that the person may see alone. */
export interface FaceGateway {
  /** Those of most faces first. */
  groups(ignored: boolean, after: string | null, signal: AbortSignal): Answer<FacePage<FaceGroup>>
  facesOf(groupId: string, after: string | null, signal: AbortSignal): Answer<FacePage<Face>>
  /** In the order of their names; those whose name begins with what is typed. */
  persons(typed: string, after: string | null, signal: AbortSignal): Answer<FacePage<NamedPerson>>
  picturesOf(name: string, after: string | null, signal: AbortSignal): Answer<FacePage<PersonPicture>>
  inPicture(place: PicturePlace, signal: AbortSignal): Promise<Result<FacesOfPicture, AssetReadFailure>>
  name(chosen: ChosenFaces, name: string, signal: AbortSignal): Answer<Naming>
  /** Takes the own naming back, or that a name was taken off: whoever was renamed since stays, who was taken out is there again, as they were. */
  undoNaming(change: string, signal: AbortSignal): Answer<unknown>
  /** Says that groups are one person. `moved`: the faces that came from each of the other groups; splitting each of these takes it back. */
  merge(groups: readonly string[], signal: AbortSignal): Answer<{ readonly groupId: string; readonly moved: readonly (readonly string[])[] }>
  /** Says that faces are somebody else than the rest of their group. */
  split(faces: readonly string[], signal: AbortSignal): Answer<{ readonly groupId: string }>
  ignore(chosen: ChosenFaces, ignored: boolean, signal: AbortSignal): Answer<unknown>
  /** Takes a name off faces, to which it is never suggested again. */
  reject(faces: readonly string[], name: string, signal: AbortSignal): Answer<{ readonly change: string }>
  /** What was learnt of a person's face goes; the names that people gave stay. Answers how many faces it was. */
  erase(name: string, signal: AbortSignal): Answer<number>
}
