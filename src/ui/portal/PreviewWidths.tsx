import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import type { PreviewWidth } from './PortalPreview.tsx'

interface PreviewWidthsProps {
  readonly value: PreviewWidth
  readonly onChange: (width: PreviewWidth) => void
}

/** On what the preview is looked at. */
export const PreviewWidths = ({ value, onChange }: PreviewWidthsProps) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('portal.preview.width')}
      value={value}
      segments={[
        { value: 'desktop', label: t('portal.preview.desktop'), icon: <Monitor size={16} aria-hidden /> },
        { value: 'phone', label: t('portal.preview.phone'), icon: <Smartphone size={16} aria-hidden /> },
      ]}
      onChange={onChange}
    />
  )
}
