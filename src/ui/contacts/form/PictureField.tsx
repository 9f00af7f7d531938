import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactForm } from '../../../domain/contacts/contact.ts'
import { PictureChooser } from '../../profile/PictureChooser.tsx'
import { type ContactPictures, initialsOf, Round, RoundImage } from '../ContactPicture.tsx'

interface PictureFieldProps {
  readonly contact: Contact | undefined
  readonly form: ContactForm
  /** Null: the picture goes; undefined: it stays as it is. */
  readonly picture: Blob | null | undefined
  readonly pictures: ContactPictures
  readonly problem: string | undefined
  readonly onChosen: (file: Blob) => void
  readonly onRemoved: () => void
}

/** Shows a file that was chosen and not sent yet, and lets its address go with it. */
const useFilePreview = (file: Blob | null | undefined) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file == null) return undefined
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

/** The picture as it will be, sent with the rest. */
export const PictureField = ({ contact, form, picture, pictures, problem, onChosen, onRemoved }: PictureFieldProps) => {
  const { t } = useTranslation()
  const preview = useFilePreview(picture)
  const kept = picture === undefined && contact !== undefined && contact.pictureVersion !== null ? pictures.pictureAddress(contact.id, contact.pictureVersion) : undefined
  const hasPicture = picture != null || kept !== undefined
  const labels = { add: t('contacts.picture.add'), change: t('contacts.picture.change'), remove: t('contacts.picture.remove'), hint: t('contacts.picture.hint') }
  return (
    <PictureChooser hasPicture={hasPicture} labels={labels} problem={problem} onChosen={onChosen} onRemoved={onRemoved}>
      {hasPicture ? (
        <RoundImage key={kept} ref={preview} data-size="page" src={kept} alt={t('contacts.picture.alt')} />
      ) : (
        <Round aria-hidden data-size="page">
          {initialsOf(form)}
        </Round>
      )}
    </PictureChooser>
  )
}
