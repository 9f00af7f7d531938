import { useTranslation } from 'react-i18next'
import type { TemplateEditorContext } from '../../application/templates/templateEditor.machine.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import type { TemplateReader } from '../../domain/templates/template.ts'
import { TheirChanges } from '../forms/TheirChanges.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

const namesOf = (list: readonly Named[], without: readonly Named[]): string => list.filter(({ id }) => !without.some((one) => one.id === id)).map(({ name }) => name).join(', ')

const edited = (before: readonly AttributeDefinition[], after: readonly AttributeDefinition[]): string =>
  after
    .filter((one) => {
      const was = before.find(({ id }) => id === one.id)
      return was !== undefined && JSON.stringify(was) !== JSON.stringify(one)
    })
    .map(({ name }) => name)
    .join(', ')

/** Says that somebody else has changed the template meanwhile, and what. */
export const StaleTemplate = ({ template, theirs }: Pick<TemplateEditorContext, 'template' | 'theirs'>) => {
  const { t } = useTranslation()
  if (template === undefined || theirs === undefined) return null
  const readersOf = ({ roles, users }: { readonly roles: readonly TemplateReader[]; readonly users: readonly TemplateReader[] }) => [...roles, ...users]
  const added = namesOf(theirs.attributes, template.attributes)
  const removed = namesOf(template.attributes, theirs.attributes)
  const changed = edited(template.attributes, theirs.attributes)
  const [joined, left] = [namesOf(readersOf(theirs), readersOf(template)), namesOf(readersOf(template), readersOf(theirs))]
  return (
    <TheirChanges title={t('templates.stale')}>
      {theirs.state !== template.state && <li>{t('templates.theirs.state', { state: t(`templates.states.${theirs.state}`) })}</li>}
      {theirs.name !== template.name && <li>{t('templates.theirs.name', { name: theirs.name })}</li>}
      {theirs.shortDescription !== template.shortDescription && <li>{t('templates.theirs.shortDescription')}</li>}
      {added !== '' && <li>{t('templates.theirs.added', { names: added })}</li>}
      {removed !== '' && <li>{t('templates.theirs.removed', { names: removed })}</li>}
      {changed !== '' && <li>{t('templates.theirs.changed', { names: changed })}</li>}
      {joined !== '' && <li>{t('templates.theirs.joined', { names: joined })}</li>}
      {left !== '' && <li>{t('templates.theirs.left', { names: left })}</li>}
    </TheirChanges>
  )
}
