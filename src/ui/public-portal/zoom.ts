import OpenSeadragon from 'openseadragon'

/** How much one press of a button enlarges. */
const STEP = 1.5

const place = document.querySelector<HTMLElement>('[data-info]')
const still = place?.querySelector('img')
const info = place?.dataset['info']

const on = (action: string, work: () => void): void => {
  const button = document.querySelector<HTMLButtonElement>(`button[data-zoom="${action}"]`)
  if (button === null) return
  button.hidden = false
  button.addEventListener('click', work)
}

/** Puts a viewer in the place of the still picture, which stays where it cannot be loaded by parts. */
const begin = (place: HTMLElement, still: HTMLElement, info: string): void => {
  const canvas = document.createElement('div')
  place.append(canvas)
  still.hidden = true
  const viewer = OpenSeadragon({
    element: canvas,
    tileSources: [info],
    drawer: 'canvas',
    showNavigationControl: false,
    animationTime: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 0.4,
    maxZoomPixelRatio: 3,
    minZoomImageRatio: 1,
    visibilityRatio: 1,
  })
  viewer.canvas.setAttribute('role', 'application')
  viewer.canvas.setAttribute('aria-label', place.dataset['label'] ?? '')
  viewer.addHandler('open', () => {
    canvas.dataset['state'] = 'open'
    viewer.canvas.focus()
  })
  viewer.addHandler('open-failed', () => {
    viewer.destroy()
    canvas.remove()
    still.hidden = false
    for (const hidden of document.querySelectorAll<HTMLElement>('button[data-zoom]')) hidden.hidden = true
    const hint = place.querySelector('p')
    if (hint !== null) hint.hidden = false
  })
  const zoom = (by: number): void => {
    viewer.viewport.zoomBy(by)
    viewer.viewport.applyConstraints()
  }
  on('in', () => zoom(STEP))
  on('out', () => zoom(1 / STEP))
  on('whole', () => {
    viewer.viewport.goHome()
  })
}

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector<HTMLAnchorElement>('a[data-zoom="back"]')?.click()
})
if (place && still && info !== undefined) begin(place, still, info)
