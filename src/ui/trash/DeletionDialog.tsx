import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { DeletionActor } from '../../application/trash/deletion.machine.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { asksForNumber } from '../../domain/trash/confirmation.ts'
import { Button } from '../kit/Button.tsx'
import { NamedItems } from '../kit/ConfirmDialog.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks before something is gone for good. */
export const DeletionDialog = ({ deletion }: { readonly deletion: DeletionActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(deletion, (current) => current)
  if (!snapshot.hasTag('open')) return null
  const { count, names, typed, failure } = snapshot.context
  const language = matchLanguage(i18n.language)
  const [busy, refused] = [snapshot.hasTag('busy'), snapshot.matches('refused')]
  return (
    <Dialog
      size="small"
      title={t('trash.deletion.title', { count })}
      description={t('trash.deletion.text')}
      onClose={() => deletion.send({ type: 'cancel' })}
      leavesFreely
      onSubmit={() => deletion.send({ type: 'confirm' })}
      footer={
        <>
          <Button data-autofocus={!asksForNumber(count) || undefined} onClick={() => deletion.send({ type: 'cancel' })}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="danger" busy={busy} disabled={!busy && !snapshot.can({ type: 'confirm' })}>
            {refused ? t('kit.tryAgain') : t('trash.deletion.go')}
          </Button>
        </>
      }
    >
      {snapshot.matches('askingAgain') && <p role="alert">{t('trash.deletion.changed')}</p>}
      <NamedItems names={names} count={count} />
      {asksForNumber(count) && (
        <TextField
          data-autofocus
          label={t('trash.deletion.type', { number: formatNumber(count, language) })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => deletion.send({ type: 'typed', text: event.currentTarget.value })}
        />
      )}
      {refused && <FailureAlert failure={failure} />}
    </Dialog>
  )
}
