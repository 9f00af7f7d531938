import type { TFunction } from 'i18next'
import type { TemplateReader, TemplateType } from '../../domain/templates/template.ts'

/** Which assets a template can describe. */
export const typeText = (t: TFunction, type: TemplateType): string => (type === 'ALL' ? t('templates.allAssets') : t(`shell.modules.${type}`))

/** So many readers are called by name. */
const NAMED = 2

/** Whom a template is for: roles first, the first by name. */
export const readersText = (t: TFunction, roles: readonly TemplateReader[], users: readonly TemplateReader[]): string => {
  const readers = [...roles, ...users]
  if (readers.length === 0) return t('templates.nobody')
  const names = readers.slice(0, NAMED).map(({ name }) => name).join(', ')
  return readers.length > NAMED ? t('templates.readersAndMore', { names, count: readers.length - NAMED }) : names
}
