/** A template's states (specification section 4). Active and Inactive are published; a hidden one keeps the files assigned to it. */
export const TEMPLATE_STATES = ['Created', 'Active', 'Inactive', 'Hidden'] as const
export type TemplateState = (typeof TEMPLATE_STATES)[number]

export const TEMPLATE_ACTIONS = ['edit', 'editLimited', 'delete', 'publish', 'activate', 'deactivate', 'duplicate', 'hide'] as const
export type TemplateAction = (typeof TEMPLATE_ACTIONS)[number]

type Leads = TemplateState | 'gone'

/**
 * After publishing, edit and delete are no longer available; an active template has limited editing, so a duplicate
 * corrects it. What is hidden is out of the list, and nothing more can be done to it.
 */
const ALLOWED: Readonly<Record<TemplateState, Readonly<Partial<Record<TemplateAction, Leads>>>>> = {
  Created: { edit: 'Created', delete: 'gone', publish: 'Active', duplicate: 'Created' },
  Active: { editLimited: 'Active', deactivate: 'Inactive', duplicate: 'Active', hide: 'Hidden' },
  Inactive: { activate: 'Active', duplicate: 'Inactive', hide: 'Hidden' },
  Hidden: {},
}

/** The state an action leaves the template in; nothing where it is not allowed. */
export const afterTemplateAction = (state: TemplateState, action: TemplateAction): Leads | undefined => ALLOWED[state][action]

export const templateActionsOf = (state: TemplateState): readonly TemplateAction[] =>
  TEMPLATE_ACTIONS.filter((action) => afterTemplateAction(state, action) !== undefined)

/** What limited editing covers: nothing that assigned files depend on. */
export const LIMITED_EDIT_FIELDS = ['shortDescription', 'rolesIds', 'usersIds', 'displayFields'] as const

export const isListed = (state: TemplateState): boolean => state !== 'Hidden'
