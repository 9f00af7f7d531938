import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { ProfileActors } from '../../application/profile/profileActors.ts'
import { theme } from '../theme/theme.ts'

interface OwnPictureProps {
  readonly account: Pick<ProfileActors, 'profile' | 'pictureAddress'>
}

/** The own picture, laid over the initials once it is there; who has none, or whose cannot be fetched, keeps the initials. */
export const OwnPicture = ({ account: { profile, pictureAddress } }: OwnPictureProps) => {
  const version = useSelector(profile, (snapshot) => snapshot.context.profile?.pictureVersion)
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (profile.getSnapshot().matches('unopened')) profile.send({ type: 'profile.opened' })
  }, [profile])
  if (version == null) return null
  return <Picture src={pictureAddress(version)} alt="" hidden={shown !== version} onLoad={() => setShown(version)} />
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: ${theme.radius.round};
  object-fit: cover;
  background: ${theme.color.bg};
`
