import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Asked } from './contents.ts'

/** What it is by the table of rights to take home what lies there. */
export const actionOf = (from: Asked['from']) => (from === 'library' ? 'download' : 'downloadFromTrash')

export const mayTake = ({ permissions }: Viewer, from: Asked['from']): boolean => can(permissions, actionOf(from))
