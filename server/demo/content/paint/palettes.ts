/** Colours that belong together, from the ground of a picture to its darkest tone. */
export interface Palette {
  readonly ground: string
  readonly soft: string
  readonly middle: string
  readonly deep: string
  readonly ink: string
  readonly accent: string
}

const palette = (ground: string, soft: string, middle: string, deep: string, ink: string, accent: string): Palette => ({
  ground,
  soft,
  middle,
  deep,
  ink,
  accent,
})

export const sand = palette('#e8ddc6', '#d3bf98', '#a97f52', '#7a5636', '#3b291d', '#b5533c')
export const slate = palette('#cbd5df', '#a3b6c8', '#64809a', '#2f4660', '#17263a', '#d8a657')
export const mist = palette('#d2dee4', '#a9c2cb', '#6d93a1', '#3f6676', '#1d3641', '#c9705a')
export const rose = palette('#ead9d0', '#d6b1a3', '#b9715d', '#8f4637', '#4a221d', '#41637a')
export const moss = palette('#e3e2d2', '#c0c2a2', '#8b9068', '#5a6444', '#2b3426', '#c07f3f')
export const gold = palette('#efe6cb', '#dcc58a', '#b48f3f', '#7d5f25', '#3d2e16', '#35597a')
export const linen = palette('#efe9dc', '#ddd2bd', '#b8a888', '#6d6351', '#2f2b26', '#93442f')
export const porcelain = palette('#f3f1ea', '#ccd6e4', '#6f8fbd', '#2c4f8d', '#16284f', '#d7a43e')
