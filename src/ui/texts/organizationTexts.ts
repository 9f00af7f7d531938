import type { TFunction } from 'i18next'
import { COUNTRIES, countryOf } from '../../domain/reference/countries.ts'
import type { OrganizationSort } from '../../domain/organizations/list.ts'
import { ORGANIZATION_TYPES, TAX_STATUSES } from '../../domain/reference/organizations.ts'

/** A type of the list in words; an organization's own as it was written. */
export const organizationTypeText = (t: TFunction, type: string): string => {
  const known = ORGANIZATION_TYPES.find((each) => each === type)
  return known === undefined ? type : t(`organizationType.${known}`)
}

/** The head of a column by which organizations are ordered. */
export const headerOf = (t: TFunction, sort: OrganizationSort): string => {
  switch (sort) {
    case 'name':
      return t('organizations.fields.name')
    case 'type':
      return t('organizations.fields.type')
    case 'users':
      return t('organizations.usersColumn')
    case 'storage':
      return t('shell.storage')
    case 'files':
      return t('organizations.files')
    case 'state':
      return t('organizations.state')
    case 'lastActivity':
      return t('organizations.lastActivity')
  }
}

export const taxStatusText = (t: TFunction, status: string): string => {
  const known = TAX_STATUSES.find((each) => each === status)
  return known === undefined ? status : t(`taxStatus.${known}`)
}

/** A country's name in the language of the interface; what is no country's code as it was written. */
export const countryText = (code: string, language: string): string => {
  const country = countryOf(code)
  if (country === undefined) return code
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(country.alpha2) ?? country.name
}

/** The codes of all countries, in the order that their names have in the language of the interface. */
export const countriesByName = (language: string): readonly string[] => {
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map(({ code }) => ({ code, name: countryText(code, language) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ code }) => code)
}
