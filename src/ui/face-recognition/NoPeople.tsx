import { ScanFace } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PeopleList } from '../../application/face-recognition/somebody.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface NoPeopleProps {
  readonly list: PeopleList
  /** Shows the switches of recognition; absent where the person may not turn them. */
  readonly onSwitch: (() => void) | undefined
}

/** Nobody is here; what the place is for, and what it takes. */
export const NoPeople = ({ list: { show, typed }, onSwitch }: NoPeopleProps) => {
  const { t } = useTranslation()
  const icon = <ScanFace size={28} strokeWidth={1.5} />
  if (typed !== '') return <EmptyState icon={icon} title={t('faces.none.matching')} />
  return (
    <EmptyState
      icon={icon}
      title={t(`faces.none.${show}`)}
      text={t(`faces.noneText.${show}`)}
      action={show === 'unnamed' && onSwitch && <Button onClick={onSwitch}>{t('faces.settings')}</Button>}
    />
  )
}
