import type { TFunction } from 'i18next'
import { ArrowRightLeft, Columns3, Copy, Eye, EyeOff, FlaskConical, Globe, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import type { AskedAction } from '../../application/templates/templateAction.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { canMoveFrom } from '../../domain/guided-move/guidedMove.ts'
import { rightTo } from '../../domain/rights/rights.ts'
import { templateActionsOf, type TemplateState } from '../../domain/templates/lifecycle.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { permissionNames } from '../access/permissionText.ts'
import { displayPath, editPath } from '../addresses/templates.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

/** Who looks at the templates. */
export interface TemplateOnlooker {
  readonly held: readonly Permission[]
  /** The address of a dialog over the list. */
  readonly to: (path: string) => string
  readonly onAction: (template: TemplateSummary, action: AskedAction) => void
  /** Tries it as it is saved; left out: not from here. */
  readonly onTry?: (template: TemplateSummary) => void
  /** Moves what it says to another one; left out: not from here. */
  readonly onMove?: (template: TemplateSummary) => void
}

/** Why a template in this state is not edited any more; undefined where it is, whole or in part. */
export const editRefusal = (t: TFunction, state: TemplateState): string | undefined =>
  state === 'Hidden' ? t('templates.why.hidden') : state === 'Inactive' ? t('templates.why.inactive') : undefined

/** What somebody's role lacks for an action, in words; undefined where it lacks nothing. */
const roleRefusal = (t: TFunction, held: readonly Permission[], action: 'publishTemplates' | 'tryTemplate' | 'moveMetadata'): string | undefined => {
  const lacking = rightTo(action).requirement.permissions.filter((permission) => !held.includes(permission))
  return lacking.length === 0 ? undefined : t('templates.why.publishRight', { permissions: permissionNames(t, lacking) })
}

/** Why somebody does not publish, activate, deactivate or hide; undefined where they do. */
export const publishRefusal = (t: TFunction, held: readonly Permission[]): string | undefined => roleRefusal(t, held, 'publishTemplates')

/** Why somebody does not try a template; undefined where they do. */
export const tryRefusal = (t: TFunction, held: readonly Permission[]): string | undefined => roleRefusal(t, held, 'tryTemplate')

const STEPS = [
  { action: 'publish', Icon: Globe },
  { action: 'activate', Icon: Play },
  { action: 'deactivate', Icon: Pause },
  { action: 'hide', Icon: EyeOff },
] as const

/** What its editor does in its state. */
const editingOf = (t: TFunction, state: TemplateState) => {
  if (state === 'Created') return { label: t('templates.actions.edit'), icon: <Pencil size={16} /> }
  return state === 'Active' ? { label: t('templates.actions.editLimited'), icon: <Pencil size={16} /> } : { label: t('templates.actions.view'), icon: <Eye size={16} /> }
}

/** The steps of its life that can be taken from its state. */
const stepEntries = (t: TFunction, { held, onAction }: Pick<TemplateOnlooker, 'held' | 'onAction'>, template: TemplateSummary): readonly MenuEntry[] => {
  const allowed = templateActionsOf(template.state)
  const refusal = publishRefusal(t, held)
  return STEPS.filter(({ action }) => allowed.includes(action)).map(({ action, Icon }, at) => ({
    id: action,
    label: t(`templates.actions.${action}`),
    icon: <Icon size={16} />,
    separated: at === 0,
    refusal,
    onSelect: () => onAction(template, action),
  }))
}

/** What can be done to a template, and of the rest why not. */
export const templateEntries = (t: TFunction, onlooker: TemplateOnlooker, template: TemplateSummary): readonly MenuEntry[] => {
  const { to, onAction, onTry, onMove } = onlooker
  const { id, state } = template
  const allowed = templateActionsOf(state)
  return [
    { id: 'edit', ...editingOf(t, state), to: to(editPath(id)) },
    { id: 'display', label: t('templates.actions.display'), icon: <Columns3 size={16} />, to: to(displayPath(id)), refusal: editRefusal(t, state) },
    {
      id: 'duplicate',
      label: t('templates.actions.duplicate'),
      icon: <Copy size={16} />,
      refusal: allowed.includes('duplicate') ? undefined : t('templates.why.hidden'),
      onSelect: () => onAction(template, 'duplicate'),
    },
    ...(onTry === undefined
      ? []
      : [{ id: 'try', label: t('dryRun.action'), icon: <FlaskConical size={16} />, refusal: tryRefusal(t, onlooker.held), onSelect: () => onTry(template) }]),
    // What was never published says nothing yet.
    ...(onMove === undefined || !canMoveFrom(state)
      ? []
      : [{ id: 'move', label: t('guidedMove.action'), icon: <ArrowRightLeft size={16} />, refusal: roleRefusal(t, onlooker.held, 'moveMetadata'), onSelect: () => onMove(template) }]),
    ...stepEntries(t, onlooker, template),
    {
      id: 'delete',
      label: t('templates.actions.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      separated: true,
      refusal: allowed.includes('delete') ? undefined : t('templates.why.deletion'),
      onSelect: () => onAction(template, 'delete'),
    },
  ]
}
