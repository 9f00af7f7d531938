import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { planAnswer, type PlanAnswer } from './planAnswer.ts'
import type { PlanFailure, PlanVerdict, Sending } from './UploadGateway.ts'

const file = (name: string): Pick<Sending, 'file' | 'name'> => ({ file: { name, size: 1, lastModified: 1 }, name })
const verdict = (code: PlanVerdict['code'], proposal: string | null = null, existing: PlanVerdict['existing'] = null) => Result.succeed({ code, proposal, existing })
const failed = (code: PlanFailure['code']) => Result.fail({ code } as PlanFailure)

const existing = { id: 'asset-1', mayReplace: true }
const target = { id: 'asset-1', seen: '1' }
/** A file that was chosen for an asset of a name of its own. */
const chosen = (name: string, assetName: string) => ({ ...file(name), name: assetName, target })

type Asked = Parameters<typeof planAnswer>

describe('what becomes of a file before a byte of it is sent', () => {
  it.each<readonly [string, ...Asked, PlanAnswer]>([
    ['a file that may come travels', file('a.jpg'), verdict('ok'), { verdict: 'travel' }],
    [
      'a taken name asks a person, with a free one and with what is there',
      file('a.jpg'),
      verdict('ASSET_ALREADY_EXISTS', 'a (1).jpg', existing),
      { verdict: 'ask', proposal: 'a (1).jpg', existing },
    ],
    ['a name that another file of the drop has asks too', file('a.jpg'), verdict('ASSET_ALREADY_EXISTS'), { verdict: 'ask', proposal: undefined, existing: undefined }],
    ['a file that may not come is refused with its reason', file('a.jpg'), verdict('FILE_EMPTY'), { verdict: 'refuse', code: 'FILE_EMPTY' }],
    ['a folder that is gone refuses all', file('a.jpg'), failed('DESTINATION_NOT_FOUND'), { verdict: 'refuse', code: 'DESTINATION_NOT_FOUND' }],
    ['without a network it is refused, for now', file('a.jpg'), failed('UNREACHABLE'), { verdict: 'refuse', code: 'UNREACHABLE' }],
    ['a file that was chosen for an asset travels, whatever it is called', chosen('new.jpeg', 'old.jpg'), verdict('ok'), { verdict: 'travel' }],
    ['one of another kind is refused, whatever the server says', chosen('new.pdf', 'old.jpg'), verdict('ok'), { verdict: 'refuse', code: 'FILE_DIFFERENT_TYPE' }],
    ['one of no kind that is taken is refused as such', chosen('new.exe', 'old.jpg'), verdict('ok'), { verdict: 'refuse', code: 'FILE_TYPE_NOT_SUPPORTED' }],
    ['nobody is asked about the name of what was chosen for an asset', chosen('a.jpg', 'a.jpg'), verdict('ASSET_ALREADY_EXISTS', 'a (1).jpg', existing), { verdict: 'refuse', code: 'ASSET_ALREADY_EXISTS' }],
    ['an asset that is gone refuses what was chosen for it', chosen('a.jpg', 'a.jpg'), verdict('ASSET_NOT_FOUND'), { verdict: 'refuse', code: 'ASSET_NOT_FOUND' }],
  ])('%s', (_, upload, answer, expected) => {
    expect(planAnswer(upload, answer)).toEqual(expected)
  })
})
