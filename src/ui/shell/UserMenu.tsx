import { useSelector } from '@xstate/react'
import { CircleUser, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../domain/preferences/language.ts'
import { THEMES } from '../../domain/preferences/theme.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

interface UserMenuProps {
  readonly user: SessionClaims['user']
  readonly preferences: PreferencesActor
  /** Over the initials. */
  readonly picture?: ReactNode
}

/** Who is signed in, the language, the theme and the way out. */
export const UserMenu = ({ user, preferences, picture }: UserMenuProps) => {
  const { t } = useTranslation()
  const language = useSelector(preferences, (snapshot) => snapshot.context.language)
  const mode = useSelector(preferences, (snapshot) => snapshot.context.theme)
  const name = `${user.firstName} ${user.lastName}`.trim()
  const entries: readonly MenuEntry[] = [
    { id: 'profile', label: t('profile.open'), icon: <CircleUser size={16} />, to: '/profile' },
    ...LANGUAGES.map((each, place) => ({
      id: each,
      label: LANGUAGE_NAMES[each],
      checked: each === language,
      separated: place === 0,
      onSelect: () => preferences.send({ type: 'language.chosen', language: each }),
    })),
    ...THEMES.map((each, place) => ({
      id: each,
      label: `${t('preferences.theme')}: ${t(`preferences.themes.${each}`)}`,
      checked: each === mode,
      separated: place === 0,
      onSelect: () => preferences.send({ type: 'theme.chosen', theme: each }),
    })),
    { id: 'signOut', label: t('shell.signOut'), icon: <LogOut size={16} />, separated: true, to: '/logout' },
  ]
  return (
    <Menu
      label={t('shell.account')}
      entries={entries}
      head={
        <Person role="presentation">
          <strong>{name}</strong>
          {user.email}
        </Person>
      }
      button={
        <Avatar type="button">
          {user.firstName.slice(0, 1)}
          {user.lastName.slice(0, 1)}
          {picture}
          <VisuallyHidden>{` ${t('shell.account')}: ${name}`}</VisuallyHidden>
        </Avatar>
      }
    />
  )
}

const Avatar = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  margin-left: ${theme.space[2]};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  font: inherit;
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
  cursor: pointer;
`

const Person = styled.div`
  display: grid;
  padding: ${theme.space[2]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;

  strong {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`
