import { useTranslation } from 'react-i18next'
import type { Feature, Module } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { isBuilt } from '../../domain/access/unbuilt.ts'
import { Badge } from '../kit/Badge.tsx'

interface NotYetProps {
  readonly granted: Permission | Module | Feature
  /** By which what it marks names it as its description. */
  readonly id?: string
}

/** Says of what can be granted that it does not work yet; nothing where it does. */
export const NotYet = ({ granted, id }: NotYetProps) => {
  const { t } = useTranslation()
  if (isBuilt(granted)) return null
  return (
    <span id={id}>
      <Badge>{t('administration.notYet')}</Badge>
    </span>
  )
}
