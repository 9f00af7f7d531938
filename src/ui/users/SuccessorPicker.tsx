import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Successor } from '../../application/users/accountDeletion.machine.ts'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import { fullName } from '../../domain/users/account.ts'
import { Button } from '../kit/Button.tsx'
import { Hint } from '../kit/Field.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'

interface SuccessorPickerProps {
  readonly search: PeopleSearchActor
  readonly chosen: Successor | undefined
  /** Those who leave something, and look after nothing any more. */
  readonly without: readonly { readonly id: string }[]
  readonly disabled?: boolean
  readonly problem?: string | undefined
  readonly onChoose: (account: Successor) => void
}

/** One of the active users, found by name or address. */
export const SuccessorPicker = ({ search, chosen, without, disabled = false, problem, onChoose }: SuccessorPickerProps) => {
  const { t } = useTranslation()
  const name = useId()
  const snapshot = useSelector(search, (current) => current)
  const { search: typed, found, total, failure } = snapshot.context
  const others = found.filter(({ id }) => id !== chosen?.id && without.every((one) => one.id !== id))
  const offered: readonly Successor[] = chosen === undefined ? others : [chosen, ...others]
  return (
    <Root>
      <TextField
        type="search"
        label={t('users.deletion.find')}
        value={typed}
        readOnly={disabled}
        problem={problem}
        onChange={(event) => search.send({ type: 'search.typed', search: event.currentTarget.value })}
      />
      {snapshot.matches('failed') && failure && (
        <>
          <FailureAlert failure={failure} />
          <Button onClick={() => search.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
        </>
      )}
      {snapshot.matches('shown') && others.length === 0 && <Hint>{t('users.deletion.notFound')}</Hint>}
      <People role="radiogroup" aria-label={t('users.deletion.people')} aria-busy={snapshot.matches('searching') || undefined}>
        {offered.map((account) => (
          <RadioRow key={account.id}>
            <input type="radio" name={name} checked={account.id === chosen?.id} disabled={disabled} onChange={() => onChoose(account)} />
            <strong>{fullName(account)}</strong>
            <small>{account.email}</small>
          </RadioRow>
        ))}
      </People>
      {total > found.length && <Hint>{t('users.deletion.moreFound', { count: total - found.length })}</Hint>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[6]};
`

/** A few at a time: the rest of the dialog stays in sight. */
const People = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  max-height: calc(5 * ${theme.size.field});
  overflow-y: auto;
  overflow-wrap: anywhere;
`
