import { isAllowed } from '../../src/domain/access/evaluate.ts'
import { TAKING } from '../../src/domain/access/taking.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Asked } from './contents.ts'

export const mayTake = ({ permissions }: Viewer, from: Asked['from']): boolean => isAllowed(permissions, TAKING[from])
