import { seeded } from '../paint/random.ts'

const RATE = 22050

/** Sixteen-bit mono PCM; samples are -1 to 1. */
const wavOf = (samples: Float32Array): Buffer => {
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF', 0, 'ascii')
  wav.writeUInt32LE(36 + samples.length * 2, 4)
  wav.write('WAVEfmt ', 8, 'ascii')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'ascii')
  wav.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + index * 2))
  return wav
}

const seconds = (length: number): Float32Array => new Float32Array(Math.round(length * RATE))

/** Water against the quay: noise through a slow low-pass that swells and falls. */
const water = (samples: Float32Array, level: number): void => {
  const random = seeded('water')
  let held = 0
  samples.forEach((_, index) => {
    held += (random.next() * 2 - 1 - held) * 0.035
    samples[index] = (samples[index] ?? 0) + held * level * (0.6 + 0.4 * Math.sin((index / RATE) * 2.1))
  })
}

/** The partials of a bronze bell: ratio to the strike note, loudness, and seconds until a third is left. */
const PARTIALS = [
  [0.5, 0.5, 2.6],
  [1, 0.8, 1.9],
  [1.19, 0.5, 1.5],
  [1.5, 0.28, 1.1],
  [2, 0.45, 0.9],
  [2.67, 0.2, 0.55],
  [3.01, 0.16, 0.4],
  [4.1, 0.1, 0.25],
] as const

/** Two strokes of the harbour bell over the water. */
export const harbourBell = (): Buffer => {
  const samples = seconds(5.6)
  for (const stroke of [0.25, 1.55]) {
    const from = Math.round(stroke * RATE)
    for (let index = from; index < samples.length; index += 1) {
      const time = (index - from) / RATE
      let sum = 0
      for (const [ratio, loudness, decay] of PARTIALS)
        sum += Math.sin(2 * Math.PI * 392 * ratio * time) * loudness * Math.exp(-time / decay)
      samples[index] = (samples[index] ?? 0) + sum * 0.2 * Math.min(1, time * 250)
    }
  }
  water(samples, 0.5)
  return wavOf(samples)
}

/** One long blast of the fog signal, rising at its start and falling at its end, then its echo. */
export const fogSignal = (): Buffer => {
  const samples = seconds(6)
  for (const [start, loudness] of [
    [0.3, 0.5],
    [3.3, 0.09],
  ] as const) {
    const from = Math.round(start * RATE)
    let phase = 0
    for (let index = 0; index < RATE * 2.5; index += 1) {
      const time = index / RATE
      const pitch = 104 + 9 * Math.min(1, time * 4) - 16 * Math.max(0, time - 2.15)
      phase += (2 * Math.PI * pitch) / RATE
      const swell = Math.min(1, time * 6) * Math.min(1, (2.5 - time) * 3.2)
      const voice = Math.sin(phase) + 0.5 * Math.sin(phase * 2) + 0.33 * Math.sin(phase * 3) + 0.18 * Math.sin(phase * 5.01)
      samples[from + index] = (samples[from + index] ?? 0) + voice * swell * loudness * 0.5
    }
  }
  water(samples, 0.6)
  return wavOf(samples)
}
