import { useTranslation } from 'react-i18next'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { WrongOption } from '../../domain/templates/options.ts'
import { problemText } from '../texts/problemText.ts'

/** So many wrong lines are told one by one. */
const LISTED = 5

/** Which lines of a file named no option, and why. */
export const WrongOptions = ({ wrong }: { readonly wrong: readonly WrongOption[] }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  if (wrong.length === 0) return null
  return (
    <>
      <p>{t('templates.options.wrong', { count: wrong.length })}</p>
      <ul>
        {wrong.slice(0, LISTED).map(({ line, problem }) => (
          <li key={line}>{t('templates.options.wrongLine', { line, problem: problemText(t, problem, language) ?? '' })}</li>
        ))}
      </ul>
    </>
  )
}
