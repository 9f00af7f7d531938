import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { FolderNameActor } from '../../application/folders/folderName.machine.ts'
import { MAX_NAME_LENGTH } from '../../domain/naming/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { lengthOf } from '../../domain/validation/text.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Alert } from '../kit/Alert.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'

/** Characters before the limit at which the counter appears. */
const NEAR = 40

/** The dialog in which a folder gets its name, or another one. */
export const FolderDialog = ({ folderName }: { readonly folderName: FolderNameActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(folderName, (current) => current)
  const { naming, name, problems, failure, theirs } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const stale = snapshot.matches('stale')
  const close = () => folderName.send({ type: 'cancel' })
  const used = lengthOf(name)

  const problem = problemText(t, problems['name'], language) ?? (failure && snapshot.matches('refused') ? failureText(t, failure, language) : undefined)
  return (
    <Dialog
      size="small"
      title={t(`library.name.${naming.kind}`)}
      onClose={close}
      onSubmit={() => folderName.send(stale ? { type: 'mine.keep' } : { type: 'save' })}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t(stale ? 'library.name.keepTheirs' : 'kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t(stale ? 'library.name.keepMine' : `library.name.${naming.kind}Submit`)}
          </Button>
        </>
      }
    >
      {snapshot.matches('failed') && <FailureAlert failure={failure} />}
      {stale ? (
        <Alert>{t('library.name.stale', { theirs: theirs?.name, mine: name })}</Alert>
      ) : (
        <TextField
          data-autofocus
          label={t('library.name.label')}
          value={name}
          problem={problem}
          required
          readOnly={busy}
          aside={used > MAX_NAME_LENGTH - NEAR && <span>{t('asset.characters', { used, limit: MAX_NAME_LENGTH })}</span>}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => folderName.send({ type: 'name.changed', name: event.currentTarget.value })}
        />
      )}
    </Dialog>
  )
}
