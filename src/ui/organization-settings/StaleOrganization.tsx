import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OrganizationEditActor } from '../../application/organizations/organizationEdit.machine.ts'
import { changesOf, type OrganizationDraft } from '../../domain/organizations/managed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Versions } from '../kit/Versions.tsx'
import { countryText, organizationTypeText, taxStatusText } from '../texts/organizationTexts.ts'

const textOf = (t: TFunction, draft: OrganizationDraft, field: keyof OrganizationDraft, language: string): string => {
  switch (field) {
    case 'type':
      return organizationTypeText(t, draft.type)
    case 'taxStatus':
      return taxStatusText(t, draft.taxStatus)
    case 'country':
      return countryText(draft.country, language)
    case 'modules':
      return draft.modules.map((module) => t(`shell.modules.${module}`)).join(', ')
    case 'features':
      return draft.features.map((feature) => t(`organizations.featureNames.${feature}`)).join(', ')
    default:
      return draft[field]
  }
}

/** Somebody else has saved the organization meanwhile: both versions where they differ. */
export const StaleOrganization = ({ organization }: { readonly organization: OrganizationEditActor }) => {
  const { t, i18n } = useTranslation()
  const { draft, theirs } = useSelector(organization, ({ context }) => context)
  if (theirs === undefined) return null
  const language = matchLanguage(i18n.language)
  const fields = Object.keys(changesOf(draft, theirs.draft)) as (keyof OrganizationDraft)[]
  return (
    <>
      <Alert>{t('organizations.stale')}</Alert>
      <Versions
        differences={fields.map((field) => ({
          field: t(`organizations.fields.${field}`),
          mine: textOf(t, draft, field, language),
          theirs: textOf(t, theirs.draft, field, language),
        }))}
      />
    </>
  )
}
