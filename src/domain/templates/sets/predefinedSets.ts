import { DUBLIN_CORE } from './dublinCore.ts'
import { IPTC_CORE } from './iptcCore.ts'
import { ISAD_G } from './isadG.ts'
import type { PredefinedSet } from './predefinedSet.ts'
import { SPECTRUM } from './spectrum.ts'

/** The standards whose attributes can be taken over into a template. */
export const PREDEFINED_SETS: readonly PredefinedSet[] = [DUBLIN_CORE, ISAD_G, SPECTRUM, IPTC_CORE]
