/** Pixels from an edge at which scrolling begins, and of each step. */
const EDGE = 56
const STEP = 18

/** Scrolls what lies under the pointer, once it comes near the upper or lower edge. */
export const scrollNear = (under: EventTarget | null, y: number): void => {
  for (let element = under instanceof Element ? under : null; element !== null; element = element.parentElement) {
    if (element.scrollHeight <= element.clientHeight || !/auto|scroll/.test(getComputedStyle(element).overflowY)) continue
    const { top, bottom } = element.getBoundingClientRect()
    if (y < top + EDGE) element.scrollBy(0, -STEP)
    else if (y > bottom - EDGE) element.scrollBy(0, STEP)
    return
  }
}
