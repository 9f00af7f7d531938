const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A duration as a clock shows it, in every language: 0:07, 2:05, 1:02:03. Parts of a second are dropped. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

/** Seconds of what {@link formatDuration} has written; undefined: it has not. */
export const secondsOf = (clock: string): number | undefined => {
  const [, hours = '0', minutes, rest] = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  return minutes === undefined || rest === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}
