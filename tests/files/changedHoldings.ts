import { expect } from 'vitest'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Person } from '../support/server/person.ts'
import type { TestServer } from '../support/server/testServer.ts'
import { inModule } from '../security/matrix/targets.ts'
import { enter, holdBack, pick, RIGHTS, TODAY, WORDS, type Holdings, type Random } from './searchHoldings.ts'
import { CALLED, callOtherwise, throwOrRestore } from './searchPeople.ts'

/** Of an asset that can be edited, what one attribute says: as somebody saves it. */
const sayAnew = async (admin: Person, random: Random, { assets, known, valuesFor, revisions }: Holdings): Promise<void> => {
  const described = assets.filter(({ isTrashed, values }) => !isTrashed && values.length > 0)
  if (described.length === 0) return
  const [asset, name] = [pick(random, described), pick(random, ['Giver', 'Frame', 'Place', 'Names'])]
  const attribute = known.find((one) => one.name === name)
  if (attribute === undefined) throw new Error(`No attribute ${name}`)
  const [values, key] = [random(4) === 0 ? [] : valuesFor(name), `${asset.id} ${name}`]
  const body = { changes: [{ attributeId: attribute.id, values, revision: revisions.get(key) ?? 0 }] }
  const answer = await admin.ask({ method: 'PATCH', path: `/v1/assets/${asset.id}/metadata`, headers: inModule(asset.module), body })
  expect((answer.json as { readonly answers: readonly { readonly outcome: string }[] }).answers, answer.text).toMatchObject([{ outcome: 'saved' }])
  revisions.set(key, (answer.json as { readonly answers: readonly { readonly now: { readonly revision: number } }[] }).answers[0]?.now.revision ?? 0)
  const others = asset.values.filter((one) => one.attribute.name !== name)
  asset.values = values.length === 0 ? others : [...others, { attribute, values }]
}

/** Something of the holdings becomes something else, in the database and in the model. */
export const changeHoldings = async (server: TestServer, admin: Person, random: Random, holdings: Holdings): Promise<void> => {
  const { folders, assets, contacts } = holdings
  const [asset, folder, contact] = [pick(random, assets), pick(random, folders), pick(random, contacts)]
  const owner = (text: string, ...values: readonly unknown[]) => server.database.owner.query(text, [...values])
  switch (random(10)) {
    case 0:
      asset.name = `${pick(random, WORDS)} ${asset.name}`
      await owner('update assets set name = $2, name_key = $3 where id = $1', asset.id, asset.name, nameKey(asset.name))
      await owner('update metadata_values set sort_text = $2 where key = $1', asset.id, nameKey(asset.name))
      return enter(server, admin, [asset])
    case 1:
      asset.tags = ['Sea', pick(random, WORDS)]
      asset.size = 1 + random(4_000_000)
      await owner('update assets set tags = $2, size = $3 where id = $1', asset.id, asset.tags, asset.size)
      return enter(server, admin, [asset])
    case 2: {
      const isTrashed = !folder.isTrashed
      const inside = folders.filter(({ id, folderIds }) => id === folder.id || folderIds.includes(folder.id))
      for (const one of inside) one.isTrashed = isTrashed
      await owner('update folders set trashed_at = $2 where id = any ($1)', inside.map(({ id }) => id), isTrashed ? new Date() : null)
      for (const one of assets) if (inside.some(({ id }) => id === one.folderIds.at(-1))) one.isTrashed = isTrashed
      return
    }
    case 3: {
      const places = folders.filter(({ id, module, folderIds, isTrashed }) => module === folder.module && id !== folder.id && !folderIds.includes(folder.id) && isTrashed === folder.isTrashed)
      const to = places[random(places.length + 1)]
      const way = to === undefined ? [] : [...to.folderIds, to.id]
      await owner('update folders set parent_id = $2 where id = $1', folder.id, to?.id ?? null)
      for (const one of [...folders, ...assets]) if (one.folderIds.includes(folder.id)) one.folderIds = [...way, ...one.folderIds.slice(one.folderIds.indexOf(folder.id))]
      folder.folderIds = way
      return
    }
    case 4:
      return holdBack(server, holdings.held, random(2) === 0 ? asset : folder, TODAY - 1 + random(40))
    case 5: {
      const rights = random(3) === 0 ? undefined : pick(random, RIGHTS)
      if (rights === undefined) delete asset.rights
      else asset.rights = rights
      await owner('update assets set rights_statement = $2 where id = $1', asset.id, rights ?? null)
      return
    }
    case 6:
      return throwOrRestore(server, admin, contact)
    case 7: {
      const free = CALLED.filter((name) => !contacts.slice(0, 3).some((one) => one.name === name))
      if (!contact.isTrashed && free.length > 0) await callOtherwise(server, admin, contact, pick(random, free))
      return
    }
    case 8:
      return sayAnew(admin, random, holdings)
    default:
      asset.isWebReady = !asset.isWebReady
      asset.changed -= 1
      await owner('update assets set web_ready = $2, modified_at = modified_at - interval \'1 day\' where id = $1', asset.id, asset.isWebReady)
  }
}
