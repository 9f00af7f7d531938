import type { FjordLight } from './motifs/fjord.ts'
import type { HarbourLight } from './motifs/harbour.ts'
import type { SeaLight } from './motifs/sea.ts'
import type { ShipColours } from './paint/ships.ts'

/** The hours of the day and the weather, as the painters of the demo collection saw them. */
export const dusk: HarbourLight = {
  high: '#6d5f8d',
  low: '#f0c9a4',
  sun: '#f7d9a0',
  hills: '#8b6d8d',
  town: '#5b4662',
  water: '#7d6f93',
  near: '#4a3350',
  lamps: '#f6cf83',
}

export const morning: HarbourLight = {
  high: '#a8bfd0',
  low: '#f1ddc6',
  sun: '#fbe8c4',
  hills: '#8ea6b6',
  town: '#64809a',
  water: '#8fb0bf',
  near: '#2f4660',
  lamps: '#f4dca0',
}

export const moonlight: HarbourLight = {
  high: '#151d3a',
  low: '#56648f',
  sun: '#dfe4f2',
  hills: '#2f3b63',
  town: '#1f2848',
  water: '#2a3763',
  near: '#10162c',
  lamps: '#ffd27a',
}

export const amber: HarbourLight = {
  high: '#c98f5f',
  low: '#f7e0b0',
  sun: '#fff0c8',
  hills: '#b98a63',
  town: '#7d5636',
  water: '#c79d6d',
  near: '#4a3020',
  lamps: '#fff0c0',
}

export const winter: FjordLight = {
  high: '#8fa9c2',
  low: '#e6e4e2',
  snow: '#f6f8fa',
  shadow: '#8ba3bd',
  rock: '#3f5a75',
  wood: '#24405a',
  water: '#5d7e99',
  sun: '#fdeccb',
}

export const polarNight: FjordLight = {
  high: '#0f1733',
  low: '#2c4a6b',
  snow: '#c3d7e4',
  shadow: '#4a6788',
  rock: '#1d2f4c',
  wood: '#0e1a2e',
  water: '#1f3a56',
  sun: '#ffffff',
}

export const summer: FjordLight = {
  high: '#86b3c4',
  low: '#f3e8cf',
  snow: '#f7f5ec',
  shadow: '#86967f',
  rock: '#5f7f6c',
  wood: '#33513f',
  water: '#5c93a0',
  sun: '#fff2c9',
}

export const autumn: FjordLight = {
  high: '#b48a96',
  low: '#f4d3ae',
  snow: '#f5e6dc',
  shadow: '#a7808a',
  rock: '#7a5a66',
  wood: '#7d4630',
  water: '#8a7284',
  sun: '#ffe0a8',
}

export const fairSea: SeaLight = { high: '#7fa6b8', low: '#efe4d0', sun: '#fbe6bd', far: '#8fb3b6', near: '#2f6170', foam: '#f4f4ec' }

export const gale: SeaLight = { high: '#3d4857', low: '#a3a9a6', sun: '#dcd9c8', far: '#6f8489', near: '#1f333f', foam: '#e8eeea' }

export const nightSea: SeaLight = { high: '#121a36', low: '#42517c', sun: '#ffe2a0', far: '#33426a', near: '#0f1730', foam: '#8fa3c8' }

export const roseSea: SeaLight = { high: '#8a6f95', low: '#f6cdb0', sun: '#ffe6b8', far: '#b78d9a', near: '#54405f', foam: '#fbe9dc' }

export const oak: ShipColours = { hull: '#2b2330', stripe: '#c9a25a', sail: '#f3e9d6', shade: '#b7a58f', line: '#2b2330' }

export const iron: ShipColours = { hull: '#26303a', stripe: '#b3503f', sail: '#e3dccb', shade: '#a29a8a', line: '#20262e' }
