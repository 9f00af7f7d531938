import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OptionChangeActor } from '../../application/templates/optionChange.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** So many wrong lines are told one by one. */
const LISTED = 5

/** What came of the last change of the options: how many were added, which lines of a file named none, or why nothing was changed. */
export const OptionChangeResult = ({ optionChange }: { readonly optionChange: OptionChangeActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(optionChange, (current) => current)
  const { added, failure } = snapshot.context
  if (snapshot.matches('refused') && failure !== undefined) return <FailureAlert failure={failure} />
  return (
    <Root aria-live="polite">
      {added !== undefined && (
        <>
          <p>{t('templates.options.added', { count: added.added.length })}</p>
          {added.present > 0 && <p>{t('templates.options.present', { count: added.present })}</p>}
          {added.wrong.length > 0 && (
            <>
              <p>{t('templates.options.wrong', { count: added.wrong.length })}</p>
              <ul>
                {added.wrong.slice(0, LISTED).map(({ line, problem }) => (
                  <li key={line}>{t('templates.options.wrongLine', { line, problem: problemText(t, problem, language) ?? '' })}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};

  &:empty {
    position: absolute;
  }
`
