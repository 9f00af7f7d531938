import { type BuiltinCategory, CONTACT_CATEGORIES, type ContactCategory } from '../contacts/category.ts'
import { CONTACT_FIELDS, type ContactField } from '../contacts/contact.ts'
import { foldedName } from '../contacts/folding.ts'
import { LANGUAGES, type Language } from '../preferences/language.ts'
import { COUNTRIES, countryOf } from '../reference/countries.ts'
import { tidy } from '../validation/text.ts'

/** What contacts leave the house as. */
export const CONTACT_FILE_FORMATS = ['vcf', 'csv'] as const
export type ContactFileFormat = (typeof CONTACT_FILE_FORMATS)[number]

/** The heads of the columns, as the form calls the fields. A file may come back in another language than it went out in. */
export const CONTACT_HEADS: Readonly<Record<Language, Readonly<Record<ContactField, string>>>> = {
  'en-US': {
    firstName: 'First name', lastName: 'Last name', categoryId: 'Category', organization: 'Organization', phone: 'Phone', email: 'E-mail', website: 'Website',
    street: 'Street', zipCode: 'Zip code', city: 'City', state: 'State', country: 'Country', notes: 'Notes',
  },
  no: {
    firstName: 'Fornavn', lastName: 'Etternavn', categoryId: 'Kategori', organization: 'Organisasjon', phone: 'Telefon', email: 'E-post', website: 'Nettsted',
    street: 'Gate', zipCode: 'Postnummer', city: 'By', state: 'Fylke', country: 'Land', notes: 'Notater',
  },
  es: {
    firstName: 'Nombre', lastName: 'Apellidos', categoryId: 'Categoría', organization: 'Organización', phone: 'Teléfono', email: 'Correo electrónico', website: 'Sitio web',
    street: 'Calle', zipCode: 'Código postal', city: 'Ciudad', state: 'Provincia', country: 'País', notes: 'Notas',
  },
}

/** What address books of others call the fields, beside {@link CONTACT_HEADS}. */
const ELSEWHERE: Readonly<Record<ContactField, readonly string[]>> = {
  firstName: ['given name', 'forename', 'nombre de pila'],
  lastName: ['family name', 'surname', 'apellido'],
  categoryId: ['categories', 'group membership', 'labels', 'kategorier'],
  organization: ['company', 'organization name', 'firma', 'bedrift', 'empresa', 'organisation'],
  phone: ['phone 1 value', 'mobile phone', 'primary phone', 'business phone', 'phone number', 'telephone', 'mobile', 'mobil', 'móvil', 'telefonnummer'],
  email: ['e mail 1 value', 'e mail address', 'email address', 'e mail', 'mail', 'correo'],
  website: ['website 1 value', 'web page', 'web site', 'url', 'homepage', 'hjemmeside', 'página web'],
  street: ['address 1 street', 'business street', 'home street', 'address', 'street address', 'adresse', 'dirección'],
  zipCode: ['address 1 postal code', 'business postal code', 'home postal code', 'postal code', 'postcode', 'zip', 'postnr'],
  city: ['address 1 city', 'business city', 'home city', 'town', 'place', 'sted', 'poststed', 'localidad'],
  state: ['address 1 region', 'business state', 'home state', 'region', 'county', 'province', 'estado'],
  country: ['address 1 country', 'business country region', 'home country region', 'country region'],
  notes: ['note', 'comment', 'comments', 'merknad', 'merknader', 'nota'],
}

const headKey = (head: string): string => foldedName(head.replace(/[^\p{L}\p{N}]+/gu, ' '))

const HEADS: ReadonlyMap<string, ContactField> = new Map(
  CONTACT_FIELDS.flatMap((field) =>
    [field, ...LANGUAGES.map((language) => CONTACT_HEADS[language][field]), ...ELSEWHERE[field]].map((head) => [headKey(head), field] as const),
  ),
)

/** The fields that the columns of a file stand for by their heads, each once; null: none. */
export const matchedFields = (heads: readonly string[]): readonly (ContactField | null)[] => {
  const taken = new Set<ContactField>()
  return heads.map((head) => {
    const field = HEADS.get(headKey(head))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** What the categories that every organization starts with are called. */
const CATEGORY_NAMES: Readonly<Record<Language, Readonly<Record<BuiltinCategory, string>>>> = {
  'en-US': { Collectors: 'Collectors', Dealers: 'Dealers', Artists: 'Artists', Institutions: 'Institutions' },
  no: { Collectors: 'Samlere', Dealers: 'Forhandlere', Artists: 'Kunstnere', Institutions: 'Institusjoner' },
  es: { Collectors: 'Coleccionistas', Dealers: 'Marchantes', Artists: 'Artistas', Institutions: 'Instituciones' },
}

type Named = Pick<ContactCategory, 'builtin' | 'name'>

/** What a category is called in a language: one of the start by its name there, until it is renamed. */
export const categoryNameFor = ({ builtin, name }: Named, language: Language): string => (builtin === null ? name : CATEGORY_NAMES[language][builtin])

/** The category that a file calls so: by its name, or that of the start in any language. */
export const categoryCalled = <Of extends Named>(text: string, categories: readonly Of[]): Of | undefined => {
  const key = foldedName(text)
  const builtin = CONTACT_CATEGORIES.find((one) => LANGUAGES.some((language) => foldedName(CATEGORY_NAMES[language][one]) === key))
  return categories.find(({ name }) => foldedName(name) === key) ?? categories.find((one) => builtin !== undefined && one.builtin === builtin)
}

const nameIn = (alpha2: string, language: Language): string | undefined => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(alpha2)

/** A country's name in a language; what is no country's code as it was written. */
export const countryNameFor = (code: string, language: Language): string => {
  const country = countryOf(code)
  return country === undefined ? code : (nameIn(country.alpha2, language) ?? country.name)
}

let countryKeys: ReadonlyMap<string, string> | undefined

/** The three letters of the country that a file calls so: by two or three letters, or by its name in any language. What is none stays as it is. */
export const countryCalled = (text: string): string => {
  countryKeys ??= new Map(
    COUNTRIES.flatMap(({ code, alpha2, name }) => [code, alpha2, name, ...LANGUAGES.map((language) => countryNameFor(code, language))].map((called) => [foldedName(called), code] as const)),
  )
  return countryKeys.get(foldedName(text)) ?? tidy(text)
}
