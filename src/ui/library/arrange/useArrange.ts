import { useMemo } from 'react'
import type { ShellActors } from '../../../application/actors.ts'
import { arrange } from '../../../application/library/arrange.ts'
import type { Selected } from '../../../application/library/selected.ts'
import type { ResourceType } from '../../../domain/access/modules.ts'

/** What can be done with folders and assets of a list. Each answers whether it was done. */
export interface Arrange {
  readonly copy: (selected: Selected) => Promise<boolean>
  readonly move: (selected: Selected) => Promise<boolean>
  readonly throwAway: (selected: Selected) => Promise<boolean>
}

/** `type`: the module that is on screen. */
export const useArrange = ({ rest, folder }: Pick<ShellActors, 'rest' | 'folder'>, type: ResourceType): Arrange =>
  useMemo(() => {
    const placing = (action: 'copy' | 'move') => async (selected: Selected) => {
      const here = folder.getSnapshot().context.contents?.folder
      const path = here ? [...here.path.map(({ id }) => id), here.id] : []
      return arrange((await rest.load()).arranging, { ...selected, action, type, path })
    }
    return {
      copy: placing('copy'),
      move: placing('move'),
      throwAway: async (selected) => (await rest.load()).throwAway({ ...selected, type }),
    }
  }, [rest, folder, type])
