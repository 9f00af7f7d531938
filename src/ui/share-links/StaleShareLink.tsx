import { useTranslation } from 'react-i18next'
import { formOfLink } from '../../application/share-links/shareLinkSubject.ts'
import type { ShareLink, ShareLinkForm } from '../../domain/share-links/shareLink.ts'
import { Alert } from '../kit/Alert.tsx'
import { Versions } from '../kit/Versions.tsx'

const FIELDS = ['title', 'until', 'note', 'mayDownload', 'isProtected'] as const

/** A link has been changed meanwhile, perhaps in another tab: both versions where they differ. */
export const StaleShareLink = ({ form, theirs }: { readonly form: ShareLinkForm; readonly theirs: ShareLink }) => {
  const { t } = useTranslation()
  const now = formOfLink(theirs)
  const textOf = (of: ShareLinkForm, field: (typeof FIELDS)[number]): string => {
    if (field === 'mayDownload') return t(of.mayDownload ? 'shareLinks.mayDownload' : 'shareLinks.mayLook')
    if (field === 'isProtected') return of.isProtected ? t('shareLinks.isProtected') : ''
    return of[field]
  }
  return (
    <>
      <Alert>{t('shareLinks.stale')}</Alert>
      <Versions
        differences={FIELDS.filter((field) => form[field] !== now[field]).map((field) => ({ field: t(`shareLinks.fields.${field}`), mine: textOf(form, field), theirs: textOf(now, field) }))}
      />
    </>
  )
}
