import { capability } from '../capabilities/capability.ts'
import type { VersionsActor } from './versions.machine.ts'

export interface VersionActors {
  readonly versions: VersionsActor
}

export const VERSIONS = capability<VersionActors>('versions')
