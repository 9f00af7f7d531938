import { FOLDERS } from '../../application/folders/folderActors.ts'
import { startFolders } from '../../application/folders/startFolders.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

export const folders = inMemory(FOLDERS, { ports: noPorts, start: startFolders })
