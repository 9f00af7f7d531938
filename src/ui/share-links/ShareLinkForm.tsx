import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ShareLinkActor } from '../../application/share-links/shareLink.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { ShareLinkForm as Form } from '../../domain/share-links/shareLink.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { DateField } from '../kit/DateField.tsx'
import { Hint } from '../kit/Field.tsx'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'

/** What a link is called, until when it opens, and what it takes and allows. */
export const ShareLinkForm = ({ shareLink }: { readonly shareLink: ShareLinkActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(shareLink, (current) => current)
  const { form, problems, subject } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const mayRenew = snapshot.can({ type: 'renew' })
  const isUnsaved = !mayRenew && !busy && !snapshot.matches('asking')
  const isProtectedNow = subject?.is === 'link' && subject.link.isProtected
  const change = (changes: Partial<Form>) => shareLink.send({ type: 'form.changed', changes })
  const problem = (field: keyof Form) => problemText(t, problems[field], language)
  return (
    <>
      <TextField
        label={t('shareLinks.fields.title')}
        hint={t('shareLinks.hints.title')}
        value={form.title}
        problem={problem('title')}
        readOnly={busy}
        autoComplete="off"
        required
        data-autofocus
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <DateField label={t('shareLinks.fields.until')} value={form.until} problem={problem('until')} disabled={busy} onChange={(until) => change({ until })} />
      <TextArea
        label={t('shareLinks.fields.note')}
        hint={t('shareLinks.hints.note')}
        value={form.note}
        problem={problem('note')}
        readOnly={busy}
        rows={2}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <FieldGroup title={t('shareLinks.fields.allows')}>
        <Checkbox label={t('shareLinks.fields.mayDownload')} checked={form.mayDownload} disabled={busy} onChange={(event) => change({ mayDownload: event.currentTarget.checked })} />
        <Checkbox label={t('shareLinks.fields.isProtected')} checked={form.isProtected} disabled={busy} onChange={(event) => change({ isProtected: event.currentTarget.checked })} />
        {form.isProtected && (
          <PasswordField
            label={t('shareLinks.fields.passPhrase')}
            hint={t(isProtectedNow ? 'shareLinks.hints.samePhrase' : 'shareLinks.hints.passPhrase')}
            value={form.passPhrase}
            problem={problem('passPhrase')}
            readOnly={busy}
            autoComplete="new-password"
            onChange={(event) => change({ passPhrase: event.currentTarget.value })}
          />
        )}
      </FieldGroup>
      {subject?.is === 'link' && (
        <FieldGroup title={t('shareLinks.renew.title')}>
          <Hint>{t(isUnsaved ? 'shareLinks.renew.unsaved' : 'shareLinks.renew.text')}</Hint>
          <div>
            <Button size="compact" busy={snapshot.matches('renewing')} disabled={!mayRenew && !busy} onClick={() => shareLink.send({ type: 'renew' })}>
              {t('shareLinks.renew.action')}
            </Button>
          </div>
        </FieldGroup>
      )}
    </>
  )
}
