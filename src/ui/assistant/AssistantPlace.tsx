import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ASSISTANT_PATH } from '../addresses/assistant.ts'
import { Place } from '../shell/places.ts'

/** The page of the assistant, in the navigation. */
export const AssistantPlace = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Place to={ASSISTANT_PATH} $on={pathname === ASSISTANT_PATH}>
      <Sparkles size={18} aria-hidden />
      {t('assistant.title')}
    </Place>
  )
}
