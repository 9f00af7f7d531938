import type { Connection } from '../../application/transfers/Connection.ts'

export class BrowserConnection implements Connection {
  readonly #window: Pick<Window, 'addEventListener' | 'removeEventListener'>

  constructor(window: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
    this.#window = window
  }

  onReturn(returned: () => void) {
    this.#window.addEventListener('online', returned)
    return () => this.#window.removeEventListener('online', returned)
  }

  onLoss(lost: () => void) {
    this.#window.addEventListener('offline', lost)
    return () => this.#window.removeEventListener('offline', lost)
  }
}
