import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ContactFormActor } from '../../../application/contacts/contactForm.machine.ts'
import type { ContactField } from '../../../domain/contacts/contact.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { failureText } from '../../texts/failureText.ts'
import { countriesByName, countryText } from '../../texts/organizationTexts.ts'
import { problemText } from '../../texts/problemText.ts'
import { theme } from '../../theme/theme.ts'
import { categoryText } from '../categoryText.ts'
import { SameContact } from './SameContact.tsx'

/** Who it is, how they are reached, where they live, and what else is known. */
export const ContactFields = ({ actor }: { readonly actor: ContactFormActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(actor, (current) => current)
  const { form, problems, failure, categories } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const change = (name: ContactField, value: string) => actor.send({ type: 'field.changed', change: { [name]: value } })
  const refused: Partial<Record<ContactField, string>> =
    failure?.code === 'CONTACT_ALREADY_EXISTS'
      ? { firstName: failureText(t, failure, language) }
      : failure?.code === 'CONTACT_CATEGORY_NOT_FOUND'
        ? { categoryId: failureText(t, failure, language) }
        : {}
  const common = (name: ContactField) => ({
    label: t(`contacts.fields.${name}`),
    value: form[name],
    problem: refused[name] ?? problemText(t, problems[name], language),
  })
  const field = (name: ContactField) => ({
    ...common(name),
    name,
    autoComplete: 'off',
    readOnly: busy,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => change(name, value),
  })
  const choice = (name: 'categoryId' | 'country', options: readonly { readonly value: string; readonly label: string }[]) => ({
    ...common(name),
    options,
    disabled: busy,
    onChange: (value: string) => change(name, value),
  })
  return (
    <>
      <FieldGroup title={t('contacts.parts.person')}>
        <Pair>
          <TextField {...field('firstName')} required />
          <TextField {...field('lastName')} required />
          {failure?.code === 'CONTACT_ALREADY_EXISTS' && <SameContact existing={failure.existing} />}
          <Select
            {...choice('categoryId', [
              ...(form.categoryId === '' ? [{ value: '', label: t('contacts.chooseCategory') }] : []),
              ...categories.map((category) => ({ value: category.id, label: categoryText(t, category) })),
            ])}
            required
          />
          <TextField {...field('organization')} />
        </Pair>
      </FieldGroup>
      <FieldGroup title={t('contacts.parts.reach')}>
        <Pair>
          <TextField {...field('phone')} type="tel" />
          <TextField {...field('email')} type="email" autoCapitalize="none" spellCheck={false} />
          <TextField {...field('website')} type="url" autoCapitalize="none" spellCheck={false} />
        </Pair>
      </FieldGroup>
      <FieldGroup title={t('contacts.parts.address')}>
        <Pair>
          <Wide>
            <TextField {...field('street')} />
          </Wide>
          <TextField {...field('zipCode')} />
          <TextField {...field('city')} />
          <TextField {...field('state')} />
          <Select
            {...choice('country', [
              { value: '', label: t('contacts.noCountry') },
              ...countriesByName(language).map((code) => ({ value: code, label: countryText(code, language) })),
            ])}
          />
        </Pair>
      </FieldGroup>
      <TextArea {...field('notes')} rows={4} />
    </>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space[4]};

  ${theme.media.belowSm} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`
