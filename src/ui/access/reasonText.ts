import type { TFunction } from 'i18next'
import type { Reason, RestrictionPlace } from '../../domain/access/reason.ts'
import { permissionNames } from './permissionText.ts'

const placed = (t: TFunction, what: 'restricted' | 'publicationRestricted', place: RestrictionPlace): string => {
  if (place.group !== undefined) return t('why.forGroup', { group: place.group })
  if (place.by === 'itself') return t(`why.${what}.itself`)
  return place.folder === undefined ? t(`why.${what}.somewhere`) : t(`why.${what}.above`, { folder: place.folder })
}

/** One reason of a refusal in words. `role`: of whom it speaks. */
export const reasonText = (t: TFunction, reason: Reason, role: string): string => {
  switch (reason.tag) {
    case 'module':
      return reason.module === undefined ? t('why.noModule') : t('why.module', { module: t(`shell.modules.${reason.module}`) })
    case 'feature':
      return t('why.feature', { feature: reason.feature })
    case 'globalRole':
      return t('why.globalRole', { roles: reason.roles.join(', ') })
    case 'permission':
      return t(`why.permission.${reason.operator}`, { role, permissions: permissionNames(t, reason.missing), count: reason.missing.length })
    case 'restricted':
    case 'publicationRestricted':
      return placed(t, reason.tag, reason.place)
    case 'blocked':
    case 'trashed':
    case 'published':
      return t(`why.${reason.tag}`)
  }
}
