import { countryText } from '../texts/organizationTexts.ts'
import { websiteHref } from '../../domain/portal/website.ts'
import { PORTAL_PICTURES, smallOf, type PortalPicture } from '../../domain/portal/pictures.ts'
import type { PortalForm } from '../../domain/portal/portal.ts'
import type { PortalImage, PublicPortal } from './publicPortal.ts'

type AddressOf = (id: string) => string

/** What the pages show of a form; `addressOf`: where a picture is fetched, `smallAddressOf`: where one of half its sides is. */
export const publicPortalOf = (form: PortalForm, language: string, addressOf: AddressOf, smallAddressOf?: AddressOf): PublicPortal => {
  const image = (kind: PortalPicture, text: string): PortalImage | undefined => {
    const [id, size] = [form[kind], PORTAL_PICTURES[kind]]
    if (id === '') return undefined
    const sizes = smallAddressOf && `${smallAddressOf(id)} ${smallOf(size).width}w, ${addressOf(id)} ${size.width}w`
    return { address: addressOf(id), sizes, text }
  }
  const href = websiteHref(form.website)
  const place = `${form.zipCode} ${form.city}`.trim()
  return {
    title: form.title.trim(),
    subtitle: form.subtitle.trim(),
    description: form.description,
    aboutUs: form.aboutUs,
    textAlignment: form.textAlignment,
    avatar: image('avatar', ''),
    coverPhoto: image('coverPhoto', form.coverPhotoText),
    mainPhoto: image('mainPhoto', form.mainPhotoText),
    person: `${form.firstName} ${form.lastName}`.trim(),
    phone: form.phone.trim(),
    address: [form.street, place, form.state, countryText(form.country, language)].map((line) => line.trim()).filter((line) => line !== ''),
    website: href === undefined ? undefined : { text: form.website.trim(), href },
  }
}
