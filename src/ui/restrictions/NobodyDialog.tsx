import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../domain/failures/failure.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface NobodyDialogProps {
  readonly failure: Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND'>
  readonly onClose: () => void
}

/** An address that names nobody whose restrictions could be shown. */
export const NobodyDialog = ({ failure, onClose }: NobodyDialogProps) => {
  const { t, i18n } = useTranslation()
  return (
    <Dialog title={t('restrictions.tree.title')} onClose={onClose} footer={<Button onClick={onClose}>{t('kit.close')}</Button>}>
      <EmptyState icon={<UserX size={20} />} title={failureText(t, failure, matchLanguage(i18n.language))} text={t('restrictions.nobodyText')} />
    </Dialog>
  )
}
