import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AccountActor } from '../../application/users/account.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { canGrant } from '../../domain/access/roles.ts'
import { LANGUAGE_NAMES, LANGUAGES, matchLanguage } from '../../domain/preferences/language.ts'
import type { UserForm } from '../../domain/users/user.ts'
import { FieldPair } from '../forms/FieldPair.ts'
import { failureText } from '../texts/failureText.ts'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'

interface AccountFormProps {
  readonly account: AccountActor
  /** What the person at work holds, and so can grant. */
  readonly held: readonly Permission[]
  readonly isOwn: boolean
  /** It can be read, not changed. */
  readonly locked: boolean
}

const FIELDS = [
  { name: 'firstName', autoComplete: 'off', type: 'text' },
  { name: 'lastName', autoComplete: 'off', type: 'text' },
  { name: 'email', autoComplete: 'off', type: 'email' },
  { name: 'username', autoComplete: 'off', type: 'text' },
] as const

/** Who a user is, what they may do, and the language they are written to in. */
export const AccountForm = ({ account, held, isOwn, locked }: AccountFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(account, (current) => current)
  const { form, problems, failure, roles, account: known } = snapshot.context
  const still = locked || snapshot.hasTag('busy')
  const change = (part: Partial<UserForm>) => account.send({ type: 'field.changed', change: part })
  const takenAt: Partial<Record<string, string>> = { USERNAME_ALREADY_EXISTS: 'username', EMAIL_ALREADY_EXISTS: 'email', ROLE_NOT_FOUND: 'roleId' }
  const problemAt = (field: keyof UserForm) =>
    failure !== undefined && takenAt[failure.code] === field
      ? failureText(t, failure, language)
      : problemText(t, problems[field], language)
  const offered = roles.filter(({ id, permissions }) => id === known?.roleId || canGrant(held, permissions))
  const choices = offered.map(({ id, name }) => ({ value: id, label: name }))
  const roleHint = isOwn ? t('users.ownRole') : offered.length < roles.length ? t('users.rolesHeld') : undefined
  return (
    <FieldPair>
      {FIELDS.map(({ name, ...rest }, place) => (
        <TextField
          key={name}
          {...rest}
          {...(place === 0 ? { 'data-autofocus': true } : {})}
          label={t(`users.fields.${name}`)}
          value={form[name]}
          problem={problemAt(name)}
          required
          readOnly={still}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t('users.role')}
        value={form.roleId}
        required
        disabled={still}
        options={[...(form.roleId === '' ? [{ value: '', label: t('users.chooseRole') }] : []), ...choices]}
        problem={problemAt('roleId')}
        hint={roleHint}
        onChange={(roleId) => change({ roleId })}
      />
      <Select
        label={t('users.fields.language')}
        value={form.language}
        disabled={still}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(value) => change({ language: value })}
      />
    </FieldPair>
  )
}
