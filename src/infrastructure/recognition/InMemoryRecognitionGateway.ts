import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { RecognitionGateway, Switching } from '../../application/recognition/RecognitionGateway.ts'
import { nameKey } from '../../domain/naming/names.ts'
import type { ReadingProgress, Recognition, RecognitionSetting } from '../../domain/recognition/setting.ts'
import { pageOf } from '../face-recognition/inMemoryPages.ts'
import type { Memory } from '../memory/Memory.ts'

const OFF: RecognitionSetting = { isOn: false, changedBy: null, changedAt: null, consent: null, progress: { total: 0, read: 0, failed: 0 } }

/** The switches in memory: how far reading is, is set. */
export class InMemoryRecognitionGateway implements RecognitionGateway {
  readonly #memory: Memory
  readonly #settings: Record<Recognition, RecognitionSetting> = { Faces: OFF, Tags: OFF }

  constructor(memory: Memory) {
    this.#memory = memory
  }

  /** Pictures, or pictures and texts, were read. */
  progressed(kind: Recognition, progress: ReadingProgress): void {
    this.#settings[kind] = { ...this.#settings[kind], progress }
    this.#memory.library.publish({ kind: 'recognition.changed' })
  }

  async read(kind: Recognition, signal: AbortSignal): Promise<Result.Result<RecognitionSetting, CallFailure>> {
    const fault = await this.#memory.faults.meet('recognition.read', signal)
    return fault ? Result.fail(fault as CallFailure) : Result.succeed(this.#settings[kind])
  }

  async switch(kind: Recognition, to: Switching, signal: AbortSignal): Promise<Result.Result<RecognitionSetting, CallFailure>> {
    const fault = await this.#memory.faults.meet('recognition.switch', signal)
    if (fault) return Result.fail(fault as CallFailure)
    if (kind === 'Faces' && to.isOn && to.consent.trim() === '') return Result.fail({ code: 'VALIDATION_FAILED', fields: { consent: { code: 'required' } } })
    const { user } = this.#memory.claims
    const changed = { changedBy: `${user.firstName} ${user.lastName}`, changedAt: new Date().toISOString() }
    this.#settings[kind] = { ...this.#settings[kind], ...changed, isOn: to.isOn, consent: to.isOn && kind === 'Faces' ? to.consent : null, progress: !to.isOn && to.erase ? OFF.progress : this.#settings[kind].progress }
    return Result.succeed(this.#settings[kind])
  }

  async erased(after: string | null, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('recognition.erased', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const items = [...this.#memory.erasedFaces.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, erased]) => erased)
    return Result.succeed(pageOf(items, after))
  }

  async learnAgain(name: string, signal: AbortSignal): Promise<Result.Result<{ readonly pictures: number }, CallFailure>> {
    const fault = await this.#memory.faults.meet('recognition.learnAgain', signal)
    if (fault) return Result.fail(fault as CallFailure)
    if (!this.#memory.erasedFaces.delete(nameKey(name))) return Result.fail({ code: 'NOT_FOUND' })
    const named = [...this.#memory.library.persons.values()].filter((persons) => persons.some((person) => nameKey(person.name) === nameKey(name)))
    return Result.succeed({ pictures: named.length })
  }
}
