import type { Zip } from '../../domain/downloads/zip.ts'
import type { Listed } from './entry.ts'
import type { ZipsListed } from '../downloads/followingZips.ts'
import type { ZipActor } from './zip.machine.ts'
import type { ZipEvent, ZipNamed } from './zipContext.ts'

type Entries = Pick<Listed, 'entries'>

const zipsIn = ({ entries }: Entries): readonly ZipActor[] => entries.flatMap((entry) => (entry.kind === 'zip' ? [entry.actor] : []))

/** What the server knows of it; undefined until it has answered. */
const zipOf = (actor: ZipActor): Zip | undefined => actor.getSnapshot().context.zip

/** The server's identifiers of those that are meant. */
export const zipIdsOf = (list: Entries, isMeant: (id: string) => boolean): readonly string[] =>
  zipsIn(list).flatMap((actor) => (isMeant(actor.id) ? (zipOf(actor)?.id ?? []) : []))

interface Compared {
  /** What those on the list hear. */
  readonly messages: readonly (readonly [ZipActor, ZipEvent])[]
  /** Those that are not on it yet, the newest last. */
  readonly others: readonly Zip[]
}

/** The list beside what the server knows now. */
export const compare = (list: Entries & { readonly dismissed: ReadonlySet<string> }, { zips, lost }: ZipsListed): Compared => {
  const known = new Map(zipsIn(list).flatMap((actor) => (zipOf(actor) === undefined ? [] : [[zipOf(actor)?.id, actor] as const])))
  const updated = zips.map((zip) => [known.get(zip.id), { type: 'zip.updated', zip }] as const)
  const gone = lost.map((id) => [known.get(id), { type: 'zip.lost' }] as const)
  return {
    messages: [...updated, ...gone].flatMap(([actor, event]) => (actor === undefined ? [] : [[actor, event] as const])),
    others: zips.filter(({ id }) => !known.has(id) && !list.dismissed.has(id)).toReversed(),
  }
}

/**
 * One that was listed before the answer to who asked for it came stands there twice: who asked hears what the other one knows, unless that
 * is given up by now.
 */
export const twinOf = (list: Entries, { id, zipId }: ZipNamed) => {
  const find = (wanted: string) => zipsIn(list).find((actor) => actor.id === wanted)
  const [own, twin] = [find(id), find(zipId)]
  const zip = twin && zipOf(twin)
  return { isGivenUp: own === undefined, messages: own === undefined || zip === undefined ? [] : [[own, { type: 'zip.updated', zip }] as const] }
}
