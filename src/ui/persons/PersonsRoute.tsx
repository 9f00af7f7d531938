import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { PersonsActors } from '../../application/persons/personsActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { PersonsScreen } from './PersonsScreen.tsx'

/** The persons of a picture at their address. The route's loader has opened both. */
export const PersonsRoute = ({ shell, claims }: ScreenProps<AssetActors & PersonsActors & FaceActors>) => {
  const { pictureFaces, faceNaming } = shell
  const { resourceType, assetId } = useSelector(shell.persons, ({ context }) => context.place)
  // Behind whoever asked on the page before, who asks no more.
  useEffect(() => {
    pictureFaces.send({ type: 'faces.asked', place: { resourceType, assetId } })
    return () => {
      pictureFaces.send({ type: 'faces.hidden' })
      faceNaming.send({ type: 'cancel' })
    }
  }, [pictureFaces, faceNaming, resourceType, assetId])
  return <PersonsScreen actors={shell} permissions={claims.permissions} />
}
