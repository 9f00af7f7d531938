/** The number right above, or right below, as the database keeps it. */
export const beside = (number: number, step: 1n | -1n): number => {
  if (number === 0) return Number(step) * Number.MIN_VALUE
  const bits = new BigInt64Array(new Float64Array([number]).buffer)
  bits[0] = (bits[0] ?? 0n) + (number > 0 ? step : -step)
  return new Float64Array(bits.buffer)[0] ?? number
}
