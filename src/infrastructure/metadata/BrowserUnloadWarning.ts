type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

const ask = (event: Event) => event.preventDefault()

/** Has the browser ask before the page is closed. */
export class BrowserUnloadWarning {
  readonly #page: Page
  #isOn = false

  constructor(page: Page) {
    this.#page = page
  }

  set(isOn: boolean): void {
    if (isOn === this.#isOn) return
    this.#isOn = isOn
    if (isOn) this.#page.addEventListener('beforeunload', ask)
    else this.#page.removeEventListener('beforeunload', ask)
  }
}
