import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountDeletionActor } from '../../application/users/accountDeletion.machine.ts'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { Hint } from '../kit/Field.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { problemText } from '../texts/problemText.ts'
import { SuccessorPicker } from './SuccessorPicker.tsx'

interface HandOverProps {
  readonly deletion: AccountDeletionActor
  readonly search: PeopleSearchActor
}

/** Whether what the deleted added stays in their name, or somebody looks after it. */
export const HandOver = ({ deletion, search }: HandOverProps) => {
  const { t, i18n } = useTranslation()
  const name = useId()
  const snapshot = useSelector(deletion, (current) => current)
  const { organizationId, accounts, verdict, successor, problems } = snapshot.context
  const isHanding = snapshot.hasTag('handing') || successor !== undefined
  const isBusy = snapshot.hasTag('busy')
  const { folders = 0, assets = 0 } = verdict?.leaves ?? {}
  const counted = [
    ...(folders > 0 ? [t('library.folderCount', { count: folders })] : []),
    ...(assets > 0 ? [t('library.assetCount', { count: assets })] : []),
  ]
  const handOver = () => {
    search.send({ type: 'search.opened', organizationId })
    deletion.send({ type: 'hand.over' })
  }
  return (
    <FieldGroup title={t('users.deletion.added')}>
      <Hint>{t('users.deletion.counts', { counts: counted.join(' · ') })}</Hint>
      <RadioRow>
        <input type="radio" name={name} checked={!isHanding} disabled={isBusy} onChange={() => deletion.send({ type: 'leave' })} />
        <strong>{t('users.deletion.leave')}</strong>
      </RadioRow>
      <RadioRow>
        <input type="radio" name={name} checked={isHanding} disabled={isBusy} onChange={handOver} />
        <strong>{t('users.deletion.handOver')}</strong>
      </RadioRow>
      {isHanding && (
        <SuccessorPicker
          search={search}
          chosen={successor}
          without={accounts}
          disabled={isBusy}
          problem={problemText(t, problems['successorId'], matchLanguage(i18n.language))}
          onChoose={(account) => deletion.send({ type: 'successor.chosen', successor: account })}
        />
      )}
    </FieldGroup>
  )
}
