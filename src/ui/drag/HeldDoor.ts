/** Milliseconds that something dragged is held over what is closed until it opens. */
export const TIMEOUT = 700

/** Closed menus that hold places to drop on: they open when something dragged is held over their button, and close when the drag has ended. */
export class HeldDoor {
  #over: HTMLElement | null = null
  #opened: HTMLElement | null = null
  #timer = 0

  /** What the pointer is over now. */
  meet(under: EventTarget | null): void {
    const door = under instanceof Element ? under.closest<HTMLElement>('[data-drop-door]') : null
    if (door === this.#over) return
    window.clearTimeout(this.#timer)
    this.#over = door
    if (door === null || door === this.#opened) return
    this.#timer = window.setTimeout(() => {
      this.#opened = door
      door.click()
    }, TIMEOUT)
  }

  shut(): void {
    window.clearTimeout(this.#timer)
    const menu = this.#opened && document.querySelector('[role=menu]')
    menu?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    this.#over = null
    this.#opened = null
  }
}
