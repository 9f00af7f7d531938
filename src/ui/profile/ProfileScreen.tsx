import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { ProfileActors } from '../../application/profile/profileActors.ts'
import type { TwoFactorActor } from '../../application/two-factor/twoFactor.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { isProfileChanged } from '../../domain/users/profile.ts'
import { failureText } from '../texts/failureText.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TwoFactorSettings } from '../two-factor/TwoFactorSettings.tsx'
import { LettersSwitch } from '../shell/LettersSwitch.tsx'
import { LeaveGuard } from '../page/LeaveGuard.tsx'
import { InTopBar } from '../page/slots.tsx'
import { endRoom } from '../page/endRoom.ts'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

interface ProfileScreenProps {
  readonly account: ProfileActors
  readonly preferences: PreferencesActor
  /** Undefined where the organization asks nobody for a second step. */
  readonly twoFactor?: TwoFactorActor | undefined
}

const PROFILE_PATH = '/profile'

const whole = (pathname: string): string => pathname

/** The own account: who one is, how one signs in, and where. */
export const ProfileScreen = ({ account, preferences, twoFactor }: ProfileScreenProps) => {
  const { profile, passwordChange, ownSessions, pictureAddress } = account
  const { t, i18n } = useTranslation()
  const isReading = useSelector(profile, (snapshot) => snapshot.matches('unopened') || snapshot.matches('reading'))
  const hasFailed = useSelector(profile, (snapshot) => snapshot.matches('failed'))
  const failure = useSelector(profile, (snapshot) => snapshot.context.failure)
  const isChanged = useSelector(profile, ({ context: { profile: saved, form } }) => saved !== undefined && isProfileChanged(saved, form, matchLanguage(i18n.language)))
  const busy = useSelector(profile, (snapshot) => snapshot.hasTag('busy'))
  const hasCodes = useSelector(twoFactor, (snapshot) => snapshot?.matches('codes') === true)
  usePageTitle(t('profile.title'))
  useEffect(() => {
    profile.send({ type: 'profile.opened' })
    ownSessions.send({ type: 'sessions.opened' })
  }, [profile, ownSessions])
  useEffect(() => passwordChange.send({ type: 'password.opened' }), [passwordChange])
  return (
    <Page>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'profile', label: t('profile.title'), to: PROFILE_PATH }]} />
      </InTopBar>
      <LeaveGuard
        unsaved={isChanged || hasCodes}
        busy={busy}
        name={t(hasCodes ? 'twoFactor.codesTitle' : 'profile.title')}
        pageOf={whole}
        onLeave={() => profile.send({ type: 'undo' })}
      />
      <h1>{t('profile.title')}</h1>
      {isReading && (
        <Waiting aria-busy aria-label={t('profile.loading')}>
          <Skeleton $height="4rem" />
          <Skeleton $height="12rem" />
        </Waiting>
      )}
      {hasFailed && (
        <ErrorState
          title={t('profile.failed.title')}
          text={failure ? failureText(t, failure, matchLanguage(i18n.language)) : t('profile.failed.text')}
          onRetry={() => profile.send({ type: 'retry' })}
        />
      )}
      {!isReading && !hasFailed && (
        <>
          <section aria-labelledby="profile-person">
            <h2 id="profile-person">{t('profile.person')}</h2>
            <ProfilePicture profile={profile} addressOf={pictureAddress} />
            <ProfileForm profile={profile} />
          </section>
          <section aria-labelledby="profile-theme">
            <h2 id="profile-theme">{t('preferences.theme')}</h2>
            <ThemeChoice preferences={preferences} />
          </section>
          <section aria-labelledby="profile-password">
            <h2 id="profile-password">{t('profile.password.title')}</h2>
            <PasswordChange change={passwordChange} />
          </section>
          {twoFactor !== undefined && <TwoFactorSettings twoFactor={twoFactor} />}
          <OwnSessions sessions={ownSessions} />
          <section aria-labelledby="profile-keys">
            <h2 id="profile-keys">{t('shortcuts.title')}</h2>
            <LettersSwitch preferences={preferences} />
          </section>
        </>
      )}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  align-content: start;
  justify-self: center;
  gap: ${theme.space[8]};
  width: 100%;
  max-width: ${theme.size.page};
  padding: ${theme.space[5]};
  ${endRoom(theme.space[5])}

  section {
    display: grid;
    gap: ${theme.space[4]};
  }

  h1 {
    ${titleText}
  }

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`

const Waiting = styled.output`
  display: grid;
  gap: ${theme.space[4]};
`
