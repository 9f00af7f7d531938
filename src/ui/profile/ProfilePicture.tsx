import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ProfileActor } from '../../application/profile/profile.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { PROFILE_IMAGE_TYPES } from '../../domain/validation/profileImage.ts'
import { Button } from '../kit/Button.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface ProfilePictureProps {
  readonly profile: ProfileActor
  readonly addressOf: (version: string) => string
}

/** The own picture, or the initials of who has none. */
export const ProfilePicture = ({ profile, addressOf }: ProfilePictureProps) => {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const snapshot = useSelector(profile, (current) => current)
  const { profile: saved, problems } = snapshot.context
  const version = saved?.pictureVersion ?? null
  return (
    <Root>
      {version === null ? (
        <Initials aria-hidden>
          {saved?.firstName.slice(0, 1)}
          {saved?.lastName.slice(0, 1)}
        </Initials>
      ) : (
        <Picture src={addressOf(version)} alt={t('profile.picture.alt')} width={72} height={72} />
      )}
      <Beside>
        <Tools>
          <Button busy={snapshot.matches('sendingPicture')} onClick={() => input.current?.click()}>
            {t(version === null ? 'profile.picture.add' : 'profile.picture.change')}
          </Button>
          {version !== null && (
            <Button tone="ghost" busy={snapshot.matches('removingPicture')} onClick={() => profile.send({ type: 'picture.removed' })}>
              {t('profile.picture.remove')}
            </Button>
          )}
        </Tools>
        <p>{t('profile.picture.hint')}</p>
        <Problem aria-live="polite">{problemText(t, problems['picture'], matchLanguage(i18n.language))}</Problem>
      </Beside>
      <input
        ref={input}
        type="file"
        hidden
        accept={PROFILE_IMAGE_TYPES.join(',')}
        aria-label={t('profile.picture.add')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) profile.send({ type: 'picture.chosen', file })
          // The same file can be chosen again once it is another.
          currentTarget.value = ''
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`

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

const Beside = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Problem = styled.p`
  color: ${theme.color.danger};
`
