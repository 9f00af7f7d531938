import { useTranslation } from 'react-i18next'
import type { Failure } from '../../domain/failures/failure.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { failureText } from './failureText.ts'

/** Says why something could not be done, where it could not. */
export const FailureAlert = ({ failure }: { readonly failure: Failure | undefined }) => {
  const { t, i18n } = useTranslation()
  return failure && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>
}
