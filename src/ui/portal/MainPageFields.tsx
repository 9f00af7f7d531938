import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import { PORTAL_DOWNLOADS, type PortalForm, TEXT_ALIGNMENTS } from '../../domain/portal/portal.ts'
import { PORTAL_PICTURE_NAMES } from '../../domain/portal/pictures.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { RIGHTS_STATEMENTS } from '../../domain/rights-statements/rightsStatement.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { AddressFields } from './AddressFields.tsx'
import { PictureField } from './PictureField.tsx'
import { usePortalField } from './usePortalField.ts'

export interface PortalFieldsProps {
  readonly actors: Omit<PortalActors, 'portal' | 'publication'>
  /** Where the focus begins. */
  readonly focused?: keyof PortalForm | undefined
}

const ICONS = { left: <AlignLeft size={16} aria-hidden />, center: <AlignCenter size={16} aria-hidden />, right: <AlignRight size={16} aria-hidden /> } as const

/** What the main page shows, and where it is found. */
export const MainPageFields = ({ actors, focused }: PortalFieldsProps) => {
  const { t, i18n } = useTranslation()
  const { draft, field, change, isBusy, problemAt } = usePortalField(actors.portalForm)
  return (
    <>
      <TextField {...field('title')} required data-autofocus={focused === 'title' || undefined} />
      <TextField {...field('subtitle')} required />
      <AddressFields actors={actors} focused={focused} />
      <TextArea {...field('description')} required rows={4} />
      <Alignment>
        <span>{t('portal.fields.textAlignment')}</span>
        <SegmentedControl
          label={t('portal.fields.textAlignment')}
          value={TEXT_ALIGNMENTS.find((one) => one === draft.textAlignment) ?? 'left'}
          segments={TEXT_ALIGNMENTS.map((value) => ({ value, label: t(`portal.alignments.${value}`), icon: ICONS[value] }))}
          onChange={(value) => change('textAlignment', value)}
        />
      </Alignment>
      {PORTAL_PICTURE_NAMES.map((kind) => (
        <PictureField key={kind} actors={actors} focused={focused} kind={kind} />
      ))}
      <Select
        label={t('portal.fields.rightsStatement')}
        value={draft.rightsStatement}
        problem={problemAt('rightsStatement')}
        hint={t('portal.hints.rightsStatement')}
        options={[
          { value: '', label: t('portal.noRights') },
          ...RIGHTS_STATEMENTS.map((value) => ({ value: value as string, label: rightsName(value, matchLanguage(i18n.language)) })),
        ]}
        onChange={(value) => change('rightsStatement', value)}
        disabled={isBusy}
      />
      <Select
        label={t('portal.fields.downloads')}
        value={draft.downloads}
        problem={problemAt('downloads')}
        hint={t('portal.hints.downloads')}
        options={PORTAL_DOWNLOADS.map((value) => ({ value: value as string, label: t(`portal.downloads.${value}`) }))}
        onChange={(value) => change('downloads', value)}
        disabled={isBusy}
      />
    </>
  )
}

const Alignment = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.snug};

  > span {
    font-weight: ${theme.font.weight.medium};
  }
`
