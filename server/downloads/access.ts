import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Asked } from './contents.ts'

export const mayTake = ({ permissions }: Viewer, from: Asked['from']): boolean => can(permissions, from === 'library' ? 'download' : 'downloadFromTrash')
