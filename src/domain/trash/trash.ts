/** The states of a folder or an asset (specification section 4). */
export const RESOURCE_STATES = ['Active', 'InTrash', 'Deleted'] as const
export type ResourceState = (typeof RESOURCE_STATES)[number]

export const RESOURCE_ACTIONS = ['view', 'edit', 'delete', 'restore', 'deletePermanently'] as const
export type ResourceAction = (typeof RESOURCE_ACTIONS)[number]

const ALLOWED: Readonly<Record<ResourceState, Readonly<Partial<Record<ResourceAction, ResourceState>>>>> = {
  Active: { view: 'Active', edit: 'Active', delete: 'InTrash' },
  InTrash: { restore: 'Active', deletePermanently: 'Deleted' },
  Deleted: {},
}

/** The state an action leaves a resource in; nothing where it is not allowed: what lies in the trash is restored before it is viewed. */
export const afterResourceAction = (state: ResourceState, action: ResourceAction): ResourceState | undefined => ALLOWED[state][action]
