import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { PeopleList, Subject } from '../../application/face-recognition/somebody.ts'
import { peopleOf, type PeoplePlace } from './peopleAddress.ts'
import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'
import type { Arrival } from '../page/Arrival.ts'

const isSame = <Of extends object>(one: Of | undefined, other: Of): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Opens a list of people, and whose pictures are looked at. What is open already stays as it is. */
export const openPeoplePlace = ({ people, appearances }: Pick<FaceActors, 'people' | 'appearances'>, { open, ...list }: PeoplePlace): void => {
  if (!isSame<PeopleList>(people.getSnapshot().context.list, list)) people.send({ type: 'list.opened', list })
  if (open === undefined) appearances.send({ type: 'list.closed' })
  else if (!isSame<Subject>(appearances.getSnapshot().context.list, open)) appearances.send({ type: 'list.opened', list: open })
}

/** Opens what an address names. */
export const openPeople = (actors: Pick<FaceActors, 'people' | 'appearances'>, { request }: Pick<Arrival, 'request'>): void =>
  openPeoplePlace(actors, peopleOf(new URL(request.url).searchParams))

/** Nobody looks at them any more: nothing is read behind another page, and no question waits there. */
export const leavePeople = ({ people, appearances, faceNaming, personErasure, recognizedFaces, recognizedTags, erasedPersons }: FaceActors & RecognitionActors): void => {
  for (const list of [people, appearances, erasedPersons]) list.send({ type: 'list.closed' })
  for (const dialog of [faceNaming, personErasure]) dialog.send({ type: 'cancel' })
  for (const setting of [recognizedFaces, recognizedTags]) setting.send({ type: 'setting.closed' })
}
