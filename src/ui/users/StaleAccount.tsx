import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { formOf, type AccountActor } from '../../application/users/account.machine.ts'
import type { UserForm } from '../../domain/users/user.ts'
import { Alert } from '../kit/Alert.tsx'
import { Versions } from '../kit/Versions.tsx'
import { LANGUAGE_NAMES, matchLanguage } from '../../domain/preferences/language.ts'

/** Somebody else has saved the account meanwhile: both versions where they differ. */
export const StaleAccount = ({ account }: { readonly account: AccountActor }) => {
  const { t } = useTranslation()
  const { form, theirs, roles } = useSelector(account, ({ context }) => context)
  if (theirs === undefined) return null
  const other = formOf(theirs)
  const textOf = (of: UserForm, field: keyof UserForm): string => {
    if (field === 'roleId') return roles.find(({ id }) => id === of.roleId)?.name ?? ''
    return field === 'language' ? LANGUAGE_NAMES[matchLanguage(of.language)] : of[field]
  }
  const fields = (Object.keys(form) as (keyof UserForm)[]).filter((field) => form[field] !== other[field])
  return (
    <>
      <Alert>{t('users.stale')}</Alert>
      <Versions
        differences={fields.map((field) => ({
          field: field === 'roleId' ? t('users.role') : t(`users.fields.${field}`),
          mine: textOf(form, field),
          theirs: textOf(other, field),
        }))}
      />
    </>
  )
}
