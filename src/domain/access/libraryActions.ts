import { decide, type Decision, type Holder } from './decision.ts'
import { allOf, type Requirement } from './evaluate.ts'
import type { Feature, ResourceType } from './modules.ts'
import type { ResourceState } from './resourceState.ts'

interface LibraryAction {
  readonly on: readonly ('folder' | 'asset')[]
  readonly requirement: Requirement
  readonly feature?: Feature
  /** Only this is kept back by a restriction of publication. */
  readonly isPublication?: true
  /** It is for what lies in the trash. */
  readonly inTrash?: true
}

/** What people do with a folder or an asset, and what each takes. The server's routes and the interface's menus ask for the same. */
export const LIBRARY_ACTIONS = {
  view: { on: ['folder', 'asset'], requirement: allOf('VIEW_RESOURCES') },
  viewDetails: { on: ['asset'], requirement: allOf('VIEW_RESOURCE_DETAILS') },
  download: { on: ['folder', 'asset'], requirement: allOf('DOWNLOAD_RESOURCES') },
  edit: { on: ['folder', 'asset'], requirement: allOf('EDIT_RESOURCES') },
  createFolder: { on: ['folder'], requirement: allOf('CREATE_FOLDERS') },
  upload: { on: ['folder'], requirement: allOf('UPLOAD_ASSETS') },
  index: { on: ['asset'], requirement: allOf('EDIT_RESOURCES'), feature: 'IndexContent' },
  restrictAccess: { on: ['folder', 'asset'], requirement: allOf('MANAGE_RESTRICTED_ACCESS') },
  restrictPublication: { on: ['folder', 'asset'], requirement: allOf('MANAGE_PUBLISH_RESTRICTED_ACCESS') },
  copy: { on: ['folder', 'asset'], requirement: allOf('COPY_RESOURCES') },
  move: { on: ['folder', 'asset'], requirement: allOf('MOVE_RESOURCES') },
  delete: { on: ['folder', 'asset'], requirement: allOf('DELETE_RESOURCES') },
  viewInTrash: { on: ['folder', 'asset'], requirement: allOf('VIEW_RESOURCES_FROM_TRASH'), inTrash: true },
  downloadFromTrash: { on: ['folder', 'asset'], requirement: allOf('DOWNLOAD_RESOURCES_FROM_TRASH'), inTrash: true },
  restore: { on: ['folder', 'asset'], requirement: allOf('RESTORE_RESOURCES'), inTrash: true },
  deletePermanently: { on: ['folder', 'asset'], requirement: allOf('DELETE_RESOURCES_PERMANENTLY'), inTrash: true },
  publish: { on: ['folder', 'asset'], requirement: allOf('CHANGE_WEB_READY_STATUS'), isPublication: true },
} as const satisfies Readonly<Record<string, LibraryAction>>

export type LibraryActionName = keyof typeof LIBRARY_ACTIONS

export interface Target {
  readonly type: ResourceType
  readonly state: ResourceState
}

/** Whether somebody may do this with a folder or asset, and why not. */
export const decideAction = (who: Holder, name: LibraryActionName, { type, state }: Target): Decision => {
  const action: LibraryAction = LIBRARY_ACTIONS[name]
  const { publicationRestricted: _, trashed, ...rest } = state
  const obstacles = trashed === undefined || action.inTrash === true ? rest : { ...rest, trashed }
  return decide(who, {
    module: type,
    requirements: [action.requirement],
    ...(action.feature === undefined ? {} : { feature: action.feature }),
    resource: action.isPublication === true ? state : obstacles,
  })
}

export const actionsOn = (kind: 'folder' | 'asset'): readonly LibraryActionName[] =>
  (Object.keys(LIBRARY_ACTIONS) as LibraryActionName[]).filter((name) => LIBRARY_ACTIONS[name].on.some((one) => one === kind))
