import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { OrganizationsActor } from '../../application/organizations/organizations.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'

/** Says that the organizations could not be read. */
export const ListFailure = ({ organizations }: { readonly organizations: OrganizationsActor }) => {
  const { t, i18n } = useTranslation()
  const failure = useSelector(organizations, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : undefined))
  if (failure === undefined) return null
  return (
    <ErrorState
      title={t('organizations.failed')}
      text={failureText(t, failure, matchLanguage(i18n.language))}
      onRetry={() => organizations.send({ type: 'retry' })}
    />
  )
}
