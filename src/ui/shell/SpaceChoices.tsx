import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { storageChoices } from '../../domain/organizations/moreStorage.ts'
import { STORAGE_UNITS } from '../../domain/organizations/storage.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** How much more to ask for: one of the amounts that suit what there is, or an own one. */
export const SpaceChoices = ({ upgrade }: { readonly upgrade: UpgradeActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { capacity, choice, own, problems } = useSelector(upgrade, (snapshot) => snapshot.context)
  const isBusy = useSelector(upgrade, (snapshot) => snapshot.hasTag('busy'))
  const name = useId()
  const option = (gigabytes: number | undefined, label: ReactNode) => (
    <RadioRow key={gigabytes ?? 'own'}>
      <input
        type="radio"
        name={name}
        checked={choice === gigabytes}
        disabled={isBusy}
        {...(choice === gigabytes && { 'data-autofocus': true })}
        onChange={() => upgrade.send({ type: 'choose', gigabytes })}
      />
      {label}
    </RadioRow>
  )
  return (
    <FieldGroup title={t('shell.space.howMuch')}>
      {storageChoices(capacity).map((gigabytes) => {
        const bytes = gigabytes * STORAGE_UNITS.GB
        return option(
          gigabytes,
          <>
            <strong>{t('shell.space.more', { amount: formatSize(bytes, language) })}</strong>
            <small>{t('shell.space.total', { amount: formatSize(capacity + bytes, language) })}</small>
          </>,
        )
      })}
      {option(undefined, <strong>{t('shell.space.other')}</strong>)}
      {choice === undefined && (
        <Own>
          <TextField
            label={t('shell.space.gigabytes')}
            inputMode="numeric"
            required
            readOnly={isBusy}
            value={own}
            problem={problemText(t, problems['gigabytes'], language)}
            onChange={(event) => upgrade.send({ type: 'own.changed', gigabytes: event.currentTarget.value })}
          />
        </Own>
      )}
    </FieldGroup>
  )
}

const Own = styled.div`
  padding-left: ${theme.space[6]};
`
