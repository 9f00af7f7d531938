import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'
import { peopleAddress } from './peopleAddress.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { leavePeople } from './openPeople.ts'
import { PeopleScreen } from './PeopleScreen.tsx'

/** Whose faces were found. The route's loader has opened the list that the address names. */
export const PeopleRoute = ({ entry, shell, claims: { permissions } }: ScreenProps<FaceActors & RecognitionActors>) => {
  const navigate = useNavigate()
  useEffect(() => () => leavePeople(shell), [shell])
  const letters = useSelector(entry.preferences, ({ context }) => context.letters)
  return <PeopleScreen actors={shell} permissions={permissions} letters={letters} onPlace={(place, isStep) => void navigate(peopleAddress(place), { replace: !isStep })} />
}
