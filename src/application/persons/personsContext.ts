import type { Area } from '../../domain/persons/area.ts'
import type { NewPerson, PersonChange, PersonDraft } from '../../domain/persons/personChange.ts'
import { type Person, unmarked } from '../../domain/persons/persons.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { PersonFailure, Persons, PicturePlace } from './PersonGateway.ts'
import type { PersonNews } from './watchingPersons.ts'

export interface PersonsContext {
  readonly place: PicturePlace
  readonly read: Persons | undefined
  readonly draft: PersonDraft | undefined
  readonly change: PersonChange | undefined
  readonly problems: FieldProblems
  /** Names that begin with what is typed. */
  readonly names: readonly string[]
  readonly failure: AssetReadFailure | PersonFailure | undefined
}

export type PersonsEvent =
  | ({ type: 'persons.opened' } & PicturePlace)
  | { type: 'draft.begin'; draft: PersonDraft }
  | { type: 'area.changed'; area: Area }
  | { type: 'name.typed'; name: string }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'remove'; person: Person }
  /** All faces that the file gives a name. */
  | { type: 'faces.add' }
  | { type: 'retry' }
  | PersonNews

export const NO_PERSONS: PersonsContext = {
  place: { resourceType: 'RECORDS', assetId: '' },
  read: undefined,
  draft: undefined,
  change: undefined,
  problems: {},
  names: [],
  failure: undefined,
}

/** The faces of the file that nobody has been marked at. */
export const facesIn = ({ read }: Pick<PersonsContext, 'read'>) => (read === undefined ? [] : unmarked(read.faces, read.persons))

/** Those of them that the file gives a name. */
export const namedFacesIn = (context: Pick<PersonsContext, 'read'>): readonly NewPerson[] =>
  facesIn(context).flatMap(({ name, area }) => (name === '' ? [] : [{ name, area, source: 'File' }]))
