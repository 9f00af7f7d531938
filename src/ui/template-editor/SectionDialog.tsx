import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'

interface SectionDialogProps {
  readonly name: string
  readonly onRename: (to: string) => void
  readonly onClose: () => void
}

/** Asks how a section is called from now on. */
export const SectionDialog = ({ name, onRename, onClose }: SectionDialogProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  return (
    <Dialog
      size="small"
      title={t('templates.section.rename')}
      description={t('templates.section.renameText')}
      leavesFreely
      onClose={onClose}
      onSubmit={() => {
        onRename(typed.trim())
        onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button type="submit" tone="primary">
            {t('templates.section.rename')}
          </Button>
        </>
      }
    >
      <TextField label={t('templates.attribute.section')} value={typed} maxLength={255} autoComplete="off" data-autofocus onChange={(event) => setTyped(event.currentTarget.value)} />
    </Dialog>
  )
}
