import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { OrganizationEditActor } from '../../application/organizations/organizationEdit.machine.ts'
import type { OrganizationForm as FormFields } from '../../domain/organizations/organization.ts'
import type { Reach } from '../../domain/organizations/reach.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ORGANIZATION_TYPES, TAX_STATUSES } from '../../domain/reference/organizations.ts'
import { failureText } from '../texts/failureText.ts'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { DateField } from '../kit/DateField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { FormSection } from './FormSection.tsx'
import { PlatformFields } from './PlatformFields.tsx'
import { countriesByName, countryText, organizationTypeText, taxStatusText } from '../texts/organizationTexts.ts'

interface OrganizationFormProps {
  readonly organization: OrganizationEditActor
  readonly reach: Reach | undefined
}

/** An own value that is not of the list stays one that can be chosen. */
const withOwn = (known: readonly string[], value: string): readonly string[] => (value === '' || known.includes(value) ? known : [...known, value])

/** All fields of an organization. What the platform alone decides is shown to everybody, and says whose it is. */
export const OrganizationForm = ({ organization, reach }: OrganizationFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(organization, (current) => current)
  const { draft, problems, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const change = (field: keyof FormFields, value: string) => organization.send({ type: 'field.changed', field, value })
  const nameTaken = failure?.code === 'TENANT_NAME_EXISTS' ? failureText(t, failure, language) : undefined
  const field = (name: keyof FormFields) => ({
    name,
    label: t(`organizations.fields.${name}`),
    value: draft[name],
    problem: (name === 'name' ? nameTaken : undefined) ?? problemText(t, problems[name], language),
    readOnly: busy,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => change(name, event.currentTarget.value),
  })
  const choice = (name: 'type' | 'taxStatus' | 'country', known: readonly string[], textOf: (value: string) => string) => (
    <Select
      label={t(`organizations.fields.${name}`)}
      value={draft[name]}
      options={[
        { value: '', label: t('organizations.notGiven') },
        ...withOwn(known, draft[name]).map((value) => ({ value, label: textOf(value) })),
      ]}
      onChange={(value) => change(name, value)}
      disabled={busy}
    />
  )
  const countries = countriesByName(language)
  return (
    <>
      <FormSection>
        <TextField {...field('name')} data-autofocus required />
        {choice('type', ORGANIZATION_TYPES, (value) => organizationTypeText(t, value))}
        {choice('taxStatus', TAX_STATUSES, (value) => taxStatusText(t, value))}
        <TextField {...field('vendorReference')} />
        <DateField
          label={t('organizations.fields.foundedDate')}
          value={draft.foundedDate}
          problem={problemText(t, problems.foundedDate, language)}
          disabled={busy}
          onChange={(value) => change('foundedDate', value)}
        />
      </FormSection>
      <TextArea {...field('description')} />
      <FormSection title={t('organizations.contact')}>
        <TextField {...field('contactFirstName')} required />
        <TextField {...field('contactLastName')} required />
        <TextField {...field('contactEmail')} type="email" autoCapitalize="none" spellCheck={false} required />
        <TextField {...field('contactPhone')} type="tel" required />
      </FormSection>
      <FormSection title={t('organizations.address')}>
        <TextField {...field('street')} />
        <TextField {...field('zipCode')} />
        <TextField {...field('city')} />
        <TextField {...field('state')} />
        {choice('country', countries, (value) => countryText(value, language))}
      </FormSection>
      <PlatformFields organization={organization} mayChange={reach === 'all'} />
    </>
  )
}
