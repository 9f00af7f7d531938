import * as Result from 'effect/Result'
import type { Face, FaceFailure, FaceGateway, FaceGroup, FacePage, NamedPerson, PersonPicture } from './FaceGateway.ts'

/** Who is listed: those whom nobody has named, those with a name, and those who are left out of both. */
export const PEOPLE_SHOWN = ['unnamed', 'named', 'ignored'] as const

export interface PeopleList {
  readonly show: (typeof PEOPLE_SHOWN)[number]
  /** What the names begin with. */
  readonly typed: string
}

/** One person of the list: a group of faces, or a name. */
export type Somebody = { readonly key: string } & ({ readonly kind: 'group'; readonly group: FaceGroup } | { readonly kind: 'person'; readonly person: NamedPerson })

/** Whose pictures are looked at. */
export type Subject = { readonly kind: 'group'; readonly id: string } | { readonly kind: 'person'; readonly name: string }

/** One place in which they are seen. */
export interface Appearance extends Omit<PersonPicture, 'personId'> {
  readonly key: string
}

const ofGroup = (group: FaceGroup): Somebody => ({ key: group.id, kind: 'group', group })
const ofPerson = (person: NamedPerson): Somebody => ({ key: person.name, kind: 'person', person })
const ofFace = ({ id, confidence: _confidence, ...place }: Face): Appearance => ({ key: id, faceId: id, ...place })
const ofPicture = ({ personId, ...place }: PersonPicture): Appearance => ({ key: personId, ...place })

const pageOf =
  <From, To>(made: (item: From) => To) =>
  (page: Result.Result<FacePage<From>, FaceFailure>): Result.Result<FacePage<To>, FaceFailure> =>
    Result.map(page, ({ items, next }) => ({ items: items.map(made), next }))

export const peopleOf = async (faces: FaceGateway, { show, typed }: PeopleList, after: string | null, signal: AbortSignal) =>
  show === 'named' ? pageOf(ofPerson)(await faces.persons(typed, after, signal)) : pageOf(ofGroup)(await faces.groups(show === 'ignored', after, signal))

export const appearancesOf = async (faces: FaceGateway, subject: Subject, after: string | null, signal: AbortSignal) =>
  subject.kind === 'person' ? pageOf(ofPicture)(await faces.picturesOf(subject.name, after, signal)) : pageOf(ofFace)(await faces.facesOf(subject.id, after, signal))
