import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { OptionChangeActor } from '../../application/templates/optionChange.machine.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { ChangeNotes } from './ChangeNotes.ts'
import { WrongOptions } from './WrongOptions.tsx'

/** What came of the last change of the options: how many were added, which lines of a file named none, or why nothing was changed. */
export const OptionChangeResult = ({ optionChange }: { readonly optionChange: OptionChangeActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(optionChange, (current) => current)
  const { added, failure } = snapshot.context
  if (snapshot.matches('refused') && failure !== undefined) return <FailureAlert failure={failure} />
  return (
    <ChangeNotes aria-live="polite">
      {added !== undefined && (
        <>
          <p>{t('templates.options.added', { count: added.added.length })}</p>
          {added.present > 0 && <p>{t('templates.options.present', { count: added.present })}</p>}
          <WrongOptions wrong={added.wrong} />
        </>
      )}
    </ChangeNotes>
  )
}
