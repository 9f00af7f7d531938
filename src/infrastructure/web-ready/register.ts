import { startWebReady } from '../../application/web-ready/startWebReady.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import { LocalStorageConfirmations } from '../preferences/LocalStorageConfirmations.ts'
import { registration } from '../registration/registration.ts'
import { HttpWebReadyGateway } from './HttpWebReadyGateway.ts'

export const register = registration(WEB_READY, {
  ports: ({ http, localEvents, owner }) => ({
    webReady: new HttpWebReadyGateway(http, localEvents),
    confirmations: new LocalStorageConfirmations(localStorage, owner()),
  }),
  start: startWebReady,
})
