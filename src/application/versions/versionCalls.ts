import { fromPromise } from 'xstate'
import type { AssetVersion } from '../../domain/versions/version.ts'
import { readAgain } from '../lists/listPages.ts'
import type { VersionGateway, VersionsOf } from './VersionGateway.ts'

interface Asked {
  readonly of: VersionsOf
  readonly versions: readonly AssetVersion[]
  readonly next: number | null
  readonly chosen: AssetVersion | undefined
  readonly isOther: boolean
}

interface Call {
  readonly input: Asked
  readonly signal: AbortSignal
}

/** As many versions as are listed, read from the newest on; those before them; and what is done with the one that is chosen. */
export const versionCalls = (versions: VersionGateway) => ({
  reading: fromPromise(({ input: { of, versions: listed, isOther }, signal }: Call) =>
    readAgain((before: number | null) => versions.list(of, before ?? undefined, signal), isOther ? 0 : listed.length),
  ),
  readingOlder: fromPromise(({ input: { of, next }, signal }: Call) => versions.list(of, next ?? undefined, signal)),
  restoring: fromPromise(({ input: { of, chosen }, signal }: Call) => versions.restore(of, chosen?.id ?? '', signal)),
  deleting: fromPromise(({ input: { of, chosen }, signal }: Call) => versions.remove(of, chosen?.id ?? '', signal)),
})
