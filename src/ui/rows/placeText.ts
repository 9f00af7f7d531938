import type { TFunction } from 'i18next'
import { PATH_SEPARATOR } from '../../domain/constants.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { PathStep } from '../../domain/folders/folder.ts'

/** Where something lies, from its module down. */
export const placeText = (t: TFunction, type: ResourceType, path: readonly PathStep[]): string =>
  [t(`shell.modules.${type}`), ...path.map(({ name }) => name)].join(` ${PATH_SEPARATOR} `)
