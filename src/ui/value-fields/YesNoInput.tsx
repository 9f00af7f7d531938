import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import type { ValueInputProps } from './fieldProps.ts'

/** Yes, no, or not said. */
export const YesNoInput = ({ label, text, onPick }: ValueInputProps) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={label}
      value={text}
      segments={[
        { value: 'yes', label: t('describing.yes') },
        { value: 'no', label: t('describing.no') },
        { value: '', label: t('describing.notSaid') },
      ]}
      onChange={onPick}
    />
  )
}
