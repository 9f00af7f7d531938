import { css, styled } from 'styled-components'
import type { ContactGateway } from '../../application/contacts/ContactGateway.ts'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { theme } from '../theme/theme.ts'

export type ContactPictures = Pick<ContactGateway, 'pictureAddress'>

interface ContactPictureProps {
  readonly contact: Pick<ContactSummary, 'id' | 'firstName' | 'lastName' | 'pictureVersion'>
  readonly pictures: ContactPictures
  readonly size?: 'row' | 'page'
}

/** The first character of a name, whatever it is made of. */
const initial = (name: string): string => [...name][0]?.toUpperCase() ?? ''

export const initialsOf = ({ firstName, lastName }: Pick<ContactSummary, 'firstName' | 'lastName'>): string => initial(firstName) + initial(lastName)

/** The picture of a contact, or the initials of one that has none. The name stands beside it. */
export const ContactPicture = ({ contact, pictures, size = 'row' }: ContactPictureProps) =>
  contact.pictureVersion === null ? (
    <Round aria-hidden data-size={size}>
      {initialsOf(contact)}
    </Round>
  ) : (
    <RoundImage data-size={size} src={pictures.pictureAddress(contact.id, contact.pictureVersion)} alt="" loading="lazy" />
  )

const round = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
  object-fit: cover;

  &[data-size='page'] {
    width: 5.5rem;
    height: 5.5rem;
    font-size: ${theme.font.size.display};
  }
`

export const Round = styled.span`
  ${round}
`

export const RoundImage = styled.img`
  ${round}
`
