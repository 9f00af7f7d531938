import { useTranslation } from 'react-i18next'
import { TextArea } from '../kit/TextArea.tsx'
import type { PortalFieldsProps } from './MainPageFields.tsx'
import { usePortalField } from './usePortalField.ts'

/** What the organization says of itself; without it there is no such page. */
export const AboutUsFields = ({ actors }: PortalFieldsProps) => {
  const { t } = useTranslation()
  const { field } = usePortalField(actors.portalForm)
  return <TextArea {...field('aboutUs')} rows={12} hint={t('portal.hints.aboutUs')} data-autofocus />
}
