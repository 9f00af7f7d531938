import { useSelector } from '@xstate/react'
import { Languages, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../domain/preferences/language.ts'
import { THEMES } from '../../domain/preferences/theme.ts'
import { theme } from '../theme/theme.ts'

/** Language and theme before anybody is signed in: the browser's own lists, which weigh nothing. */
export const AppearanceSwitchers = ({ preferences }: { readonly preferences: PreferencesActor }) => {
  const { t } = useTranslation()
  const language = useSelector(preferences, (snapshot) => snapshot.context.language)
  const mode = useSelector(preferences, (snapshot) => snapshot.context.theme)
  const unavailable = useSelector(preferences, (snapshot) => snapshot.matches('languageUnavailable'))
  return (
    <Root>
      <Choice>
        <Languages size={16} aria-hidden />
        <Native
          aria-label={t('preferences.language')}
          value={language}
          onChange={(event) => {
            const chosen = LANGUAGES.find((each) => each === event.currentTarget.value)
            if (chosen !== undefined) preferences.send({ type: 'language.chosen', language: chosen })
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </Native>
      </Choice>
      <Choice>
        <SunMoon size={16} aria-hidden />
        <Native
          aria-label={t('preferences.theme')}
          value={mode}
          onChange={(event) => {
            const chosen = THEMES.find((each) => each === event.currentTarget.value)
            if (chosen !== undefined) preferences.send({ type: 'theme.chosen', theme: chosen })
          }}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {t(`preferences.themes.${each}`)}
            </option>
          ))}
        </Native>
      </Choice>
      {unavailable && <p role="alert">{t('preferences.languageUnavailable')}</p>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-top: ${theme.space[5]};
  color: ${theme.color.inkFaint};
`

const Choice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.snug};
`

const Native = styled.select`
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  color: inherit;
  background: ${theme.color.bg};
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }
`
