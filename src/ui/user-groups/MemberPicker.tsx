import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import type { Member } from '../../application/user-groups/UserGroupGateway.ts'
import { fullName } from '../../domain/users/account.ts'
import { Button } from '../kit/Button.tsx'
import { Hint, ProblemText } from '../kit/Field.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { MemberRow } from './MemberRow.tsx'

interface MemberPickerProps {
  readonly search: PeopleSearchActor
  /** Who belongs to the group now. */
  readonly people: readonly Member[]
  readonly problem?: string | undefined
  readonly onToggle: (member: Member) => void
}

/** Who belongs to a group, and people to be found who could. */
export const MemberPicker = ({ search, people, problem, onToggle }: MemberPickerProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(search, (current) => current)
  const { search: typed, found, total, failure } = snapshot.context
  const others = found.filter(({ id }) => !people.some((member) => member.id === id))
  return (
    <>
      <section aria-labelledby="group-members">
        <Title id="group-members">{t('userGroups.memberTitle', { total: people.length })}</Title>
        {people.length === 0 && <Hint>{t('userGroups.nobody')}</Hint>}
        <People aria-labelledby="group-members">
          {people.map((member) => (
            <MemberRow key={member.id} member={member} action="takeOut" onToggle={() => onToggle(member)} />
          ))}
        </People>
        {problem !== undefined && <ProblemText role="alert">{problem}</ProblemText>}
      </section>
      <TextField
        type="search"
        label={t('userGroups.find')}
        value={typed}
        onChange={(event) => search.send({ type: 'search.typed', search: event.currentTarget.value })}
      />
      {snapshot.matches('failed') && failure && (
        <>
          <FailureAlert failure={failure} />
          <Button onClick={() => search.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
        </>
      )}
      {snapshot.matches('shown') && others.length === 0 && <Hint>{t(found.length === 0 ? 'userGroups.notFound' : 'userGroups.allIn')}</Hint>}
      <People aria-label={t('userGroups.found')} aria-busy={snapshot.matches('searching') || undefined}>
        {others.map((member) => (
          <MemberRow key={member.id} member={member} action="add" onToggle={() => onToggle(member)} />
        ))}
      </People>
      {total > found.length && <Hint>{t('userGroups.moreFound', { count: total - found.length, name: fullName(found.at(-1) ?? { firstName: '', lastName: '' }) })}</Hint>}
    </>
  )
}

const Title = styled.h3`
  font-size: ${theme.font.size.body};
  font-weight: ${theme.font.weight.medium};
`

const People = styled.ul`
  display: grid;
`
