import { createActor } from 'xstate'
import { createUpdateMachine, type UpdateActor } from '../../application/updates/update.machine.ts'
import { onFailedImports } from '../updates/failedImports.ts'
import { ServedDeployment } from '../updates/ServedDeployment.ts'

/** Watches over the parts of the web app that are fetched later. */
export const startUpdate = (): UpdateActor => {
  const deployment = new ServedDeployment({
    parts: () => [...document.querySelectorAll('link[href]')].map((link) => link.getAttribute('href')),
    storage: sessionStorage,
    reload: () => window.location.reload(),
  })
  const update = createActor(createUpdateMachine({ deployment })).start()
  onFailedImports((error, isSafe) => update.send({ type: 'import.failed', error, isSafe }))
  return update
}
