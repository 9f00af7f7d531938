import { countryText } from '../texts/organizationTexts.ts'
import { websiteHref } from '../../domain/portal/website.ts'
import type { PortalForm } from '../../domain/portal/portal.ts'
import type { PortalImage, PublicPortal } from './publicPortal.ts'

/** What the pages show of a form; `addressOf`: where a picture is fetched. */
export const publicPortalOf = (form: PortalForm, language: string, addressOf: (id: string) => string): PublicPortal => {
  const image = (id: string, text: string): PortalImage | undefined => (id === '' ? undefined : { address: addressOf(id), text })
  const href = websiteHref(form.website)
  const place = `${form.zipCode} ${form.city}`.trim()
  return {
    title: form.title.trim(),
    subtitle: form.subtitle.trim(),
    description: form.description,
    aboutUs: form.aboutUs,
    textAlignment: form.textAlignment,
    avatar: image(form.avatar, ''),
    coverPhoto: image(form.coverPhoto, form.coverPhotoText),
    mainPhoto: image(form.mainPhoto, form.mainPhotoText),
    person: `${form.firstName} ${form.lastName}`.trim(),
    phone: form.phone.trim(),
    address: [form.street, place, form.state, countryText(form.country, language)].map((line) => line.trim()).filter((line) => line !== ''),
    website: href === undefined ? undefined : { text: form.website.trim(), href },
  }
}
