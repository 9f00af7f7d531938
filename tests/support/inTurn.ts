/** All of the cases in the full run; else one, another with each seed. */
export const inTurn = <Case>(cases: readonly Case[]): readonly Case[] => {
  const at = Number(process.env['SEED'] ?? 1) % cases.length
  return process.env['VALUES'] === 'all' ? cases : cases.slice(at, at + 1)
}
