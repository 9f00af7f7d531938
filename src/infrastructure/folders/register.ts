import { FOLDERS } from '../../application/folders/folderActors.ts'
import { startFolders } from '../../application/folders/startFolders.ts'
import { registration } from '../registration/registration.ts'

export const register = registration(FOLDERS, { ports: () => ({}), start: startFolders })
