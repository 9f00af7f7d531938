import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ProfileActor } from '../../application/profile/profile.machine.ts'
import { LANGUAGE_NAMES, LANGUAGES, matchLanguage } from '../../domain/preferences/language.ts'
import { isProfileChanged } from '../../domain/users/profile.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { Button } from '../kit/Button.tsx'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** The own name and the language one reads and is written to in. */
export const ProfileForm = ({ profile }: { readonly profile: ProfileActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(profile, (current) => current)
  const { form, problems, failure, profile: saved } = snapshot.context
  const language = matchLanguage(i18n.language)
  const saving = snapshot.matches('saving')
  const sending = useProblemFocus(() => profile.send({ type: 'save' }))
  const isChanged = saved !== undefined && isProfileChanged(saved, form, language)
  const name = (field: 'firstName' | 'lastName') => ({
    label: t(`profile.${field}`),
    value: form[field],
    required: true,
    readOnly: saving,
    problem: problemText(t, problems[field], language),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      profile.send({ type: 'field.changed', change: { [field]: currentTarget.value } }),
  })
  return (
    <Form {...sending}>
      {failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />}
      <Pair>
        <TextField autoComplete="given-name" {...name('firstName')} />
        <TextField autoComplete="family-name" {...name('lastName')} />
      </Pair>
      <Facts>
        <div>
          <dt>{t('profile.email')}</dt>
          <dd>{saved?.email}</dd>
        </div>
        <div>
          <dt>{t('profile.role')}</dt>
          <dd>{saved?.role}</dd>
        </div>
      </Facts>
      <Select
        label={t('preferences.language')}
        value={form.language}
        disabled={saving}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(chosen) => profile.send({ type: 'field.changed', change: { language: chosen } })}
      />
      <ButtonRow>
        <Button type="submit" tone="primary" busy={saving} disabled={!isChanged || !(saving || snapshot.can({ type: 'save' }))}>
          {t('profile.save')}
        </Button>
        {isChanged && (
          <Button disabled={!snapshot.can({ type: 'undo' })} onClick={() => profile.send({ type: 'undo' })}>
            {t('profile.undo')}
          </Button>
        )}
      </ButtonRow>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  input[readonly] {
    color: ${theme.color.inkFaint};
    background: ${theme.color.sunken};
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${theme.space[4]};
  margin: 0;

  dt {
    font-weight: ${theme.font.weight.medium};
  }

  dd {
    margin: 0;
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`
