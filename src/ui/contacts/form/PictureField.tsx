import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Contact, ContactForm } from '../../../domain/contacts/contact.ts'
import { PROFILE_IMAGE_TYPES } from '../../../domain/validation/profileImage.ts'
import { Button } from '../../kit/Button.tsx'
import { theme } from '../../theme/theme.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const preview = useFilePreview(picture)
  const kept = picture === undefined && contact !== undefined && contact.pictureVersion !== null ? pictures.pictureAddress(contact.id, contact.pictureVersion) : undefined
  const hasPicture = picture != null || kept !== undefined
  return (
    <Root>
      {hasPicture ? (
        <RoundImage key={kept} ref={preview} data-size="page" src={kept} alt={t('contacts.picture.alt')} />
      ) : (
        <Round aria-hidden data-size="page">
          {initialsOf(form)}
        </Round>
      )}
      <Beside>
        <Tools>
          <Button onClick={() => input.current?.click()}>{t(hasPicture ? 'contacts.picture.change' : 'contacts.picture.add')}</Button>
          {hasPicture && (
            <Button tone="ghost" onClick={onRemoved}>
              {t('contacts.picture.remove')}
            </Button>
          )}
        </Tools>
        <p>{t('contacts.picture.hint')}</p>
        <Problem aria-live="polite">{problem}</Problem>
      </Beside>
      <input
        ref={input}
        type="file"
        hidden
        accept={PROFILE_IMAGE_TYPES.join(',')}
        aria-label={t('contacts.picture.add')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onChosen(file)
          // The same file can be chosen again once it is another.
          currentTarget.value = ''
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`

const Beside = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Problem = styled.p`
  color: ${theme.color.danger};
`
