import type { ReactNode } from 'react'
import type { ContactSummary } from '../../domain/contacts/contact.ts'

/** A category as its reader calls it. */
export interface NamedCategory {
  readonly id: string
  readonly name: string
}

/** The picture of a contact, as the list draws it. */
export type RenderPicture = (contact: Pick<ContactSummary, 'id' | 'firstName' | 'lastName' | 'pictureVersion'>) => ReactNode
