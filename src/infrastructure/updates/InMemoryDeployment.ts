import { createActor } from 'xstate'
import { createUpdateMachine, type UpdateActor } from '../../application/updates/update.machine.ts'
import type { Deployment } from '../../application/updates/Deployment.ts'

/** A server with this version; undefined: the page's own. */
export class InMemoryDeployment implements Deployment {
  version: string | undefined
  /** The versions that the page was loaded anew for. */
  readonly reloads: string[] = []

  constructor(version?: string) {
    this.version = version
  }

  async newer() {
    return this.version
  }

  reloadedFor() {
    return this.reloads.at(-1)
  }

  reload(version: string) {
    this.reloads.push(version)
  }
}

export const inMemoryUpdate = (deployment = new InMemoryDeployment()): UpdateActor => createActor(createUpdateMachine({ deployment })).start()
