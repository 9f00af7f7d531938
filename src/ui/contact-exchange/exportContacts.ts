import type { AskedContactFile } from '../../application/contact-exchange/ContactExchangeGateway.ts'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'

interface Wanted extends Omit<AskedContactFile, 'language'> {
  /** Of the interface. */
  readonly language: string
  /** What the file is called in the transfers, without its extension. */
  readonly name: string
}

/** Has contacts taken home as a file. */
export const exportContacts = ({ contactExport }: Pick<ContactExchangeActors, 'contactExport'>, { name, language, ...asked }: Wanted): void =>
  contactExport.send({ type: 'export.wanted', asked: { ...asked, language: matchLanguage(language) }, name: [name, asked.format].join('.') })
