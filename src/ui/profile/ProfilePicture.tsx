import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ProfileActor } from '../../application/profile/profile.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { PictureChooser } from './PictureChooser.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface ProfilePictureProps {
  readonly profile: ProfileActor
  readonly addressOf: (version: string) => string
}

/** The own picture, or the initials of who has none. */
export const ProfilePicture = ({ profile, addressOf }: ProfilePictureProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(profile, (current) => current)
  const { profile: saved, problems } = snapshot.context
  const version = saved?.pictureVersion ?? null
  const busy = snapshot.matches('sendingPicture') ? 'sending' : snapshot.matches('removingPicture') ? 'removing' : undefined
  return (
    <PictureChooser
      hasPicture={version !== null}
      labels={{ add: t('profile.picture.add'), change: t('profile.picture.change'), remove: t('profile.picture.remove'), hint: t('profile.picture.hint') }}
      problem={problemText(t, problems['picture'], matchLanguage(i18n.language))}
      busy={busy}
      onChosen={(file) => profile.send({ type: 'picture.chosen', file })}
      onRemoved={() => profile.send({ type: 'picture.removed' })}
    >
      {version === null ? (
        <Initials aria-hidden>
          {saved?.firstName.slice(0, 1)}
          {saved?.lastName.slice(0, 1)}
        </Initials>
      ) : (
        <Picture src={addressOf(version)} alt={t('profile.picture.alt')} width={72} height={72} />
      )}
    </PictureChooser>
  )
}

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
`

const Picture = styled.img`
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${theme.radius.round};
  object-fit: cover;
`
