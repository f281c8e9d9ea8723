import type { Language } from '../kernel/index.ts'
import { type SpokenFault, spoken } from './faultWords.ts'
import type { Examined } from './validation.ts'

/** Batches whose faults are kept at hand. */
const KEPT = 8

export type FaultsByRow = ReadonlyMap<number, readonly SpokenFault[]>

export const faultsByRow = ({ rows, writing: { speaker } }: Examined): FaultsByRow =>
  new Map(rows.flatMap(({ draft, faults }) => (faults.length ? [[draft.rowNo, faults.map((one) => spoken(one, speaker))] as const] : [])))

/** What was wrong with the sheets looked at last: the workbook with errors is asked for right after them. */
export class FaultMemory {
  readonly #kept = new Map<string, FaultsByRow>()

  keep(id: number, language: Language, examined: Examined) {
    for (const one of ['zh', 'en']) this.#kept.delete(`${id} ${one}`)
    this.#kept.set(`${id} ${language}`, faultsByRow(examined))
    for (const key of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(key)
  }
  get = (id: number, language: Language) => this.#kept.get(`${id} ${language}`)
}
