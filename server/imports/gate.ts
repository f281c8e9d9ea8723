import { Refusal } from '../kernel/index.ts'

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
