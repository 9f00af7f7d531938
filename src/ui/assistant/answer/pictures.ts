import { createContext } from 'react'
import type { FileAddresses } from '../../../application/assets/FileAddresses.ts'

/** Where the pictures of what an answer stands on come from: every marker in it shows one. Undefined: they are shown by their kind alone. */
export const Pictures = createContext<Pick<FileAddresses, 'thumbnail'> | undefined>(undefined)
