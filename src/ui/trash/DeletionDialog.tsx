import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DeletionActor } from '../../application/trash/deletion.machine.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { asksForNumber } from '../../domain/trash/confirmation.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'

/** Names told before they are only counted. */
const NAMED = 5

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
      <Names>
        {names.slice(0, NAMED).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {count > Math.min(NAMED, names.length) && <li>{t('kit.andMore', { count: count - Math.min(NAMED, names.length) })}</li>}
      </Names>
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
      {refused && failure !== undefined && <Alert>{failureText(t, failure, language)}</Alert>}
    </Dialog>
  )
}

const Names = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  overflow-wrap: anywhere;
  background: ${theme.color.sunken};
`
