import { useTranslation } from 'react-i18next'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FormSection } from '../organization-settings/FormSection.tsx'
import { countriesByName, countryText } from '../texts/organizationTexts.ts'
import type { PortalFieldsProps } from './MainPageFields.tsx'
import { usePortalField } from './usePortalField.ts'

/** How the organization is reached. */
export const ContactFields = ({ actors }: PortalFieldsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { draft, field, change, isBusy, problemAt } = usePortalField(actors.portalForm)
  const known = countriesByName(language)
  const codes = draft.country === '' || known.includes(draft.country) ? known : [...known, draft.country]
  return (
    <>
      <FormSection>
        <TextField {...field('firstName')} data-autofocus />
        <TextField {...field('lastName')} />
        <TextField {...field('phone')} type="tel" required />
        <TextField {...field('website')} type="url" autoCapitalize="none" spellCheck={false} />
      </FormSection>
      <FormSection title={t('portal.address')}>
        <TextField {...field('street')} />
        <TextField {...field('zipCode')} />
        <TextField {...field('city')} />
        <TextField {...field('state')} />
        <Select
          label={t('portal.fields.country')}
          value={draft.country}
          problem={problemAt('country')}
          options={[{ value: '', label: t('portal.noCountry') }, ...codes.map((value) => ({ value, label: countryText(value, language) }))]}
          onChange={(value) => change('country', value)}
          disabled={isBusy}
        />
      </FormSection>
    </>
  )
}
