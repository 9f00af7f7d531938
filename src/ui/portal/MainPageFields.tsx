import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PortalActors } from '../../application/portal/portalActors.ts'
import { TEXT_ALIGNMENTS } from '../../domain/portal/portal.ts'
import { PORTAL_PICTURE_NAMES } from '../../domain/portal/pictures.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { AddressFields } from './AddressFields.tsx'
import { PictureField } from './PictureField.tsx'
import { usePortalField } from './usePortalField.ts'

export interface PortalFieldsProps {
  readonly actors: Omit<PortalActors, 'portal' | 'publication'>
}

const ICONS = { left: <AlignLeft size={16} aria-hidden />, center: <AlignCenter size={16} aria-hidden />, right: <AlignRight size={16} aria-hidden /> } as const

/** What the main page shows, and where it is found. */
export const MainPageFields = ({ actors }: PortalFieldsProps) => {
  const { t } = useTranslation()
  const { draft, field, change } = usePortalField(actors.portalForm)
  return (
    <>
      <TextField {...field('title')} required data-autofocus />
      <TextField {...field('subtitle')} required />
      <AddressFields actors={actors} />
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
        <PictureField key={kind} actors={actors} kind={kind} />
      ))}
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
