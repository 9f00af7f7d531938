import type { Vessel } from '../motifs/vessel.ts'

const black = '#241712'
const blue = '#2c4f8d'
const cream = '#e8ddc6'

export const attic: Vessel = {
  form: 'amphora',
  clay: '#b5652f',
  at: 0.5,
  height: 0.76,
  handles: 'two',
  bands: [
    { from: 0.07, to: 0.19, ornament: 'petals', colour: black },
    { from: 0.22, to: 0.28, ornament: 'rays', colour: black },
    { from: 0.31, to: 0.36, ornament: 'meander', colour: black },
    { from: 0.38, to: 0.56, ornament: 'fish', colour: black },
    { from: 0.58, to: 0.62, ornament: 'waves', colour: black },
    { from: 0.64, to: 0.67, ornament: 'solid', colour: black },
    { from: 0.78, to: 0.93, ornament: 'rays', colour: black },
    { from: 0.94, to: 1, ornament: 'solid', colour: black },
  ],
}

export const twoBands = (at: number, height: number): Vessel => ({
  form: 'jug',
  clay: '#5d5a78',
  at,
  height,
  handles: 'one',
  bands: [
    { from: 0.45, to: 0.52, ornament: 'solid', colour: cream },
    { from: 0.56, to: 0.58, ornament: 'solid', colour: cream },
  ],
})

export const lidded: Vessel = {
  form: 'vase',
  clay: '#eef0ee',
  at: 0.5,
  height: 0.66,
  lid: true,
  bands: [
    { from: 0.1, to: 0.16, ornament: 'zigzag', colour: blue },
    { from: 0.22, to: 0.48, ornament: 'petals', colour: blue },
    { from: 0.55, to: 0.61, ornament: 'meander', colour: blue },
    { from: 0.7, to: 0.9, ornament: 'leaves', colour: blue },
  ],
}

export const waveBowl: Vessel = {
  form: 'bowl',
  clay: '#d8c9a4',
  at: 0.58,
  height: 0.3,
  bands: [{ from: 0.25, to: 0.5, ornament: 'waves', colour: '#41637a' }],
}

export const oilFlask: Vessel = {
  form: 'flask',
  clay: '#3f6676',
  at: 0.79,
  height: 0.64,
  bands: [{ from: 0.55, to: 0.8, ornament: 'scales', colour: '#cfe0dc' }],
}

export const wineCup: Vessel = {
  form: 'kylix',
  clay: '#8f4637',
  at: 0.36,
  height: 0.56,
  handles: 'two',
  bands: [{ from: 0.1, to: 0.24, ornament: 'dots', colour: '#efe6cb' }],
}

export const storageJar = (at: number, height: number): Vessel => ({
  form: 'jar',
  clay: '#7a5636',
  at,
  height,
  bands: [
    { from: 0.25, to: 0.35, ornament: 'zigzag', colour: cream },
    { from: 0.4, to: 0.6, ornament: 'waves', colour: cream },
    { from: 0.7, to: 0.74, ornament: 'lines', colour: cream },
  ],
})
