import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationEditActor } from '../../application/organizations/organizationEdit.machine.ts'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { ORGANIZATION_RIGHTS } from '../../domain/organizations/rights.ts'
import { storageBytes, STORAGE_UNIT_NAMES } from '../../domain/organizations/storage.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { permissionNames } from '../access/permissionText.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Why } from '../kit/Why.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { FormSection } from './FormSection.tsx'

interface PlatformFieldsProps {
  readonly organization: OrganizationEditActor
  readonly mayChange: boolean
}

/** What the platform gives an organization: storage, files, modules and features. */
export const PlatformFields = ({ organization, mayChange }: PlatformFieldsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(organization, (current) => current)
  const { draft, detail, problems } = snapshot.context
  const fixed = !mayChange || snapshot.hasTag('busy')
  const used = detail?.summary.usedBytes ?? 0
  const isLess = (storageBytes(draft.storageCapacity, draft.storageUnit) ?? used) < used
  const files = detail?.summary.files ?? 0
  const isFewer = problems['filesLimit'] === undefined && draft.filesLimit.trim() !== '' && Number(draft.filesLimit) < files
  const note = mayChange ? undefined : (
    <Note>
      <span>{t('organizations.platformOnly')}</span>{' '}
      <Why title={t('organizations.platformOnly')}>
        <span>{t('organizations.platformWhy', { permissions: permissionNames(t, ORGANIZATION_RIGHTS.editOrganization.elsewhere.permissions) })}</span>
      </Why>
    </Note>
  )
  const losesSteps = detail?.draft.features.includes('TwoFaAuth') === true && !draft.features.includes('TwoFaAuth')
  const steplessNote = losesSteps ? <output>{t('organizations.stepsOff', { count: detail.secondSteps })}</output> : undefined
  const toggle = <Name extends string>(held: readonly Name[], name: Name): readonly Name[] =>
    held.includes(name) ? held.filter((each) => each !== name) : [...held, name]
  return (
    <>
      <FormSection title={t('organizations.platform')} note={note}>
        <TextField
          label={t('organizations.fields.storageCapacity')}
          value={draft.storageCapacity}
          problem={problemText(t, problems['storageCapacity'], language)}
          hint={isLess ? t('organizations.lessThanUsed', { used: formatSize(used, language) }) : undefined}
          inputMode="decimal"
          disabled={fixed}
          onChange={(event) => organization.send({ type: 'field.changed', field: 'storageCapacity', value: event.currentTarget.value })}
        />
        <Select
          label={t('organizations.fields.storageUnit')}
          value={draft.storageUnit}
          options={STORAGE_UNIT_NAMES.map((value) => ({ value: value as string, label: value }))}
          onChange={(value) => organization.send({ type: 'field.changed', field: 'storageUnit', value })}
          disabled={fixed}
        />
        <TextField
          label={t('organizations.fields.filesLimit')}
          value={draft.filesLimit}
          problem={problemText(t, problems['filesLimit'], language)}
          hint={isFewer ? t('organizations.fewerThanStored', { files: formatNumber(files, language) }) : undefined}
          inputMode="numeric"
          disabled={fixed}
          onChange={(event) => organization.send({ type: 'field.changed', field: 'filesLimit', value: event.currentTarget.value })}
        />
      </FormSection>
      <FormSection title={t('organizations.fields.modules')}>
        {MODULES.map((module) => (
          <Choice key={module}>
            <Checkbox
              label={t(`shell.modules.${module}`)}
              checked={draft.modules.includes(module)}
              disabled={fixed}
              onChange={() => organization.send({ type: 'field.changed', field: 'modules', value: toggle(draft.modules, module) })}
            />
          </Choice>
        ))}
      </FormSection>
      <FormSection title={t('organizations.fields.features')} note={steplessNote}>
        {FEATURES.map((feature) => (
          <Choice key={feature}>
            <Checkbox
              label={t(`organizations.featureNames.${feature}`)}
              checked={draft.features.includes(feature)}
              disabled={fixed}
              onChange={() => organization.send({ type: 'field.changed', field: 'features', value: toggle(draft.features, feature) })}
            />
          </Choice>
        ))}
      </FormSection>
    </>
  )
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`

const Note = styled.div`
  color: ${theme.color.inkSoft};
`
