import { type Answer, type Person } from '../support/server/person.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

/** An asset as a list of duplicates names it. */
export interface ListedDuplicate {
  readonly asset: { readonly id: string }
  readonly path: readonly { readonly name: string }[]
}

export const idsOf = (some: readonly ListedDuplicate[]): readonly string[] => some.map(({ asset }) => asset.id)

/** What a call gave; throws where it was refused. */
export const done = async <Value = object>(asked: Promise<Answer>): Promise<Value> => {
  const answer = await asked
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.json as Value
}

let sounds = 0
/** A file of bytes that no other has. */
export const newSound = (): Buffer => soundOf(1000 + (sounds += 1))

/** The calls of somebody, about records. */
export const callsOf = (who: Person) => ({
  post: (path: string, body: object): Promise<Answer> => who.ask({ method: 'POST', path, headers: records, body }),
  read: <Value>(path: string): Promise<Value> => done<Value>(who.ask({ path, headers: records })),
  /** Uploads a file; into a new folder where none is named. */
  put: async (bytes: Buffer, extension = 'wav', folderId?: string): Promise<string> =>
    assetIdOf(await upload(who, { folderId: folderId ?? (await newFolder(who)), name: newName(extension), bytes })),
  restrict: (userId: string, restrict: readonly object[], lift: readonly object[] = []): Promise<object> =>
    done(who.ask({ method: 'POST', path: `/v1/users/${userId}/restrictions`, headers: records, body: { restrict, lift } })),
})
