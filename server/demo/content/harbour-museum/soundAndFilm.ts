import { readFile } from 'node:fs/promises'
import { fogSignal, harbourBell } from '../documents/sound.ts'
import { folder, made, type DemoFolder } from '../entries.ts'
import { nightSea } from '../lights.ts'
import { lighthouse } from '../motifs/lighthouse.ts'
import { movingPicture } from '../paint/picture.ts'
import type { Motif } from '../paint/scene.ts'

const FRAMES = 8

/** One turn of the lamp; the seed is the same for all frames, so that only the beam moves. */
const turning: readonly Motif[] = Array.from({ length: FRAMES }, (_, frame) =>
  lighthouse({
    light: nightSea,
    rock: '#2a2f45',
    tower: '#c9cbd6',
    band: '#6b3040',
    lit: true,
    at: 0.5,
    beam: (frame / FRAMES) * Math.PI,
  }),
)

export const soundAndFilm: DemoFolder = folder('Sound and film', [
  made(
    {
      name: 'harbour-bell.wav',
      description: 'Two strokes of the old harbour bell, recorded on the mole.',
      daysAgo: 27,
      fileNumber: 'HM-S-0001',
    },
    () => Promise.resolve(harbourBell()),
  ),
  made(
    {
      name: 'fog-signal-outer-isles.wav',
      description: 'The air horn of the Outer Isles with its echo from the mountain.',
      daysAgo: 26,
      fileNumber: 'HM-S-0002',
    },
    () => Promise.resolve(fogSignal()),
  ),
  made(
    {
      name: 'sailing-home.webm',
      description: "A brig sails home past the light. Animated film for the children's corner, four seconds.",
      daysAgo: 25,
      fileNumber: 'HM-S-0010',
    },
    () => readFile(new URL('../film/sailing-home.webm', import.meta.url)),
  ),
  made(
    { name: 'lighthouse-turning.gif', description: 'One turn of the lamp on the Outer Isles.', daysAgo: 24, fileNumber: 'HM-S-0011' },
    () => movingPicture('lighthouse-turning', { width: 480, height: 340 }, turning, 160),
  ),
])
