import type { Point } from '../paint/scene.ts'

export type VesselForm = 'amphora' | 'jug' | 'vase' | 'flask' | 'bowl' | 'jar' | 'kylix'

/** The right-hand outline from lip to foot: how far down, how far out, both as shares of the height. */
export const PROFILES: Readonly<Record<VesselForm, readonly Point[]>> = {
  amphora: [
    [0, 0.15],
    [0.03, 0.15],
    [0.06, 0.11],
    [0.2, 0.1],
    [0.28, 0.17],
    [0.4, 0.31],
    [0.52, 0.34],
    [0.68, 0.26],
    [0.84, 0.13],
    [0.92, 0.09],
    [0.95, 0.15],
    [1, 0.16],
  ],
  jug: [
    [0, 0.17],
    [0.03, 0.16],
    [0.1, 0.12],
    [0.2, 0.13],
    [0.32, 0.25],
    [0.5, 0.36],
    [0.68, 0.35],
    [0.86, 0.24],
    [0.95, 0.19],
    [1, 0.2],
  ],
  vase: [
    [0, 0.19],
    [0.02, 0.19],
    [0.05, 0.15],
    [0.11, 0.17],
    [0.22, 0.31],
    [0.36, 0.36],
    [0.55, 0.29],
    [0.78, 0.17],
    [0.93, 0.14],
    [1, 0.17],
  ],
  flask: [
    [0, 0.1],
    [0.03, 0.1],
    [0.06, 0.065],
    [0.3, 0.06],
    [0.38, 0.1],
    [0.5, 0.24],
    [0.66, 0.34],
    [0.82, 0.32],
    [0.95, 0.2],
    [1, 0.18],
  ],
  bowl: [
    [0, 0.86],
    [0.06, 0.86],
    [0.2, 0.82],
    [0.45, 0.7],
    [0.7, 0.48],
    [0.85, 0.26],
    [0.9, 0.24],
    [1, 0.3],
  ],
  jar: [
    [0, 0.22],
    [0.05, 0.23],
    [0.09, 0.2],
    [0.16, 0.27],
    [0.3, 0.39],
    [0.5, 0.43],
    [0.7, 0.38],
    [0.88, 0.27],
    [1, 0.22],
  ],
  kylix: [
    [0, 1.02],
    [0.07, 1],
    [0.22, 0.94],
    [0.42, 0.62],
    [0.52, 0.2],
    [0.66, 0.12],
    [0.84, 0.13],
    [0.93, 0.42],
    [1, 0.46],
  ],
}

/** How far out the outline stands at a share of the height. */
export const radiusAt = (form: VesselForm, down: number): number => {
  const profile = PROFILES[form]
  for (const [index, point] of profile.entries()) {
    const next = profile[index + 1]
    if (next !== undefined && down <= next[0]) return point[1] + ((down - point[0]) / (next[0] - point[0])) * (next[1] - point[1])
  }
  return profile.at(-1)?.[1] ?? 0
}

export type Ornament = 'solid' | 'lines' | 'meander' | 'waves' | 'dots' | 'zigzag' | 'leaves' | 'rays' | 'scales' | 'fish' | 'petals'

export interface Band {
  readonly from: number
  readonly to: number
  readonly ornament: Ornament
  readonly colour: string
}
