import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Contact, ContactForm } from '../../domain/contacts/contact.ts'
import { PROFILE_IMAGE_TYPES } from '../../domain/validation/profileImage.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { type ContactPictures, initialsOf, Round } from './ContactPicture.tsx'

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

/** Where the browser finds a file that was chosen and not sent yet. */
const useFileAddress = (file: Blob | null | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (file == null) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}

/** The picture as it will be, sent with the rest. */
export const PictureField = ({ contact, form, picture, pictures, problem, onChosen, onRemoved }: PictureFieldProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const chosen = useFileAddress(picture)
  const kept = picture === undefined && contact !== undefined && contact.pictureVersion !== null ? pictures.pictureAddress(contact.id, contact.pictureVersion) : undefined
  const address = chosen ?? kept
  return (
    <Root>
      {address === undefined ? (
        <Round aria-hidden data-size="page">
          {initialsOf(form)}
        </Round>
      ) : (
        <Round as="img" data-size="page" src={address} alt={t('contacts.picture.alt')} />
      )}
      <Beside>
        <Tools>
          <Button onClick={() => input.current?.click()}>{t(address === undefined ? 'contacts.picture.add' : 'contacts.picture.change')}</Button>
          {address !== undefined && (
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
