import type { Readable } from 'node:stream'
import {
  type Actor,
  type BulkStore,
  type Language,
  Refusal,
  type Registry,
  type ResourceDef,
  type RowOperations,
} from '../../kernel/index.ts'
import { type SpokenFault, spoken } from '../answers/faultWords.ts'
import type { Examined } from '../check/examined.ts'
import type { Batch } from '../rows/batchFile.ts'

/** Batches whose faults are kept at hand. */
const CACHED_BATCHES = 8

export type FaultsByRow = ReadonlyMap<number, readonly SpokenFault[]>

export const faultsByRow = ({ rows, writing: { speaker } }: Examined): FaultsByRow =>
  new Map(rows.flatMap(({ draft, faults }) => (faults.length ? [[draft.rowNo, faults.map((one) => spoken(one, speaker))] as const] : [])))

/** What was wrong with the sheets looked at last: the workbook with errors is asked for right after them. */
export class FaultMemory {
  readonly #faults = new Map<string, FaultsByRow>()

  remember(id: number, language: Language, examined: Examined) {
    for (const one of ['zh', 'en']) this.#faults.delete(`${id} ${one}`)
    this.#faults.set(`${id} ${language}`, faultsByRow(examined))
    for (const key of this.#faults.keys()) if (this.#faults.size > CACHED_BATCHES) this.#faults.delete(key)
  }
  get = (id: number, language: Language) => this.#faults.get(`${id} ${language}`)
}

/** One import at a time for each plant: they are the dearest writes there are. Each process counts for itself. */
export class ImportGate {
  readonly #busy = new Set<number>()

  async pass<T>(plantId: number, work: () => Promise<T>): Promise<T> {
    if (this.#busy.has(plantId)) throw new Refusal('import.busy', {}, { kind: 'tooMany' })
    this.#busy.add(plantId)
    try {
      return await work()
    } finally {
      this.#busy.delete(plantId)
    }
  }
}

/** Where uploaded workbooks are kept. */
export interface TempStorage {
  /** Takes a stream, whole or not at all and no more than so many bytes. Out: the key under which it is kept, which ends with its digest. */
  put(source: Readable, maxBytes: number): Promise<string>
  get(key: string): Promise<Buffer>
  remove(key: string): Promise<void>
  /** Removes what is kept but no key of these names, once it is a day old. */
  dropOthers(named: () => Promise<ReadonlySet<string>>): Promise<number>
}

export interface ImportParts {
  readonly store: BulkStore
  readonly registry: Registry
  readonly tempStorage: TempStorage
}
/** What every part of an import works with. */
export interface Services extends ImportParts {
  readonly rows: RowOperations
  readonly gate: ImportGate
  readonly memory: FaultMemory
}
/** Who imports what, and in which language they read. */
export interface Visitor {
  readonly actor: Actor
  readonly language: Language
  readonly signal?: AbortSignal | undefined
}
export interface Opened {
  readonly batch: Batch
  readonly resource: ResourceDef
}
