/** How far a transfer was at a time. Bytes, milliseconds. */
interface Sample {
  readonly sent: number
  readonly at: number
}

/** A transfer's speed with the sample it was last reckoned from. `bytesPerSecond` is unknown until there are two samples. */
export interface Speed {
  readonly last: Sample
  readonly bytesPerSecond: number | undefined
}

/** Milliseconds after which an old speed counts half. */
const HALF_LIFE = 2_000

export const firstSpeed = (sample: Sample): Speed => ({ last: sample, bytesPerSecond: undefined })

/** The speed after another sample: recent samples count most. Samples of no duration, and those of a restart, change no speed. */
export const nextSpeed = (speed: Speed, sample: Sample): Speed => {
  const elapsed = sample.at - speed.last.at
  if (elapsed <= 0) return speed
  if (sample.sent < speed.last.sent) return { ...speed, last: sample }
  const measured = ((sample.sent - speed.last.sent) * 1_000) / elapsed
  const kept = 0.5 ** (elapsed / HALF_LIFE)
  const bytesPerSecond = speed.bytesPerSecond === undefined ? measured : speed.bytesPerSecond * kept + measured * (1 - kept)
  return { last: sample, bytesPerSecond }
}

/** Whole seconds until the rest is sent; nothing while the speed is unknown or nought. */
export const remainingSeconds = (bytesLeft: number, { bytesPerSecond }: Speed): number | undefined => {
  if (bytesLeft <= 0) return 0
  return bytesPerSecond === undefined || bytesPerSecond <= 0 ? undefined : Math.ceil(bytesLeft / bytesPerSecond)
}
