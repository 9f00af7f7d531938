import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'

/** Has the browser fetch all that is held of a person, as one of the transfers. */
export const takePerson = (
  { takeFile, personAddress }: Pick<ContactExchangeActors, 'takeFile' | 'personAddress'>,
  { id, name }: { readonly id: string; readonly name: string },
): void => void takeFile(personAddress(id), `${name}.json`)
