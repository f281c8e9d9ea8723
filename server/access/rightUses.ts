import { rightUse } from '../domain/identity/index.ts'
import { businessDay, type Store, systemActor } from '../kernel/index.ts'

const FLUSH_MS = 60_000

/**
 * Which rights people make use of, by days. A call pays for a look into a map; what is new today goes to the base once a minute, all of it in
 * one transaction. What a crash loses is a minute of a day of which there will be others.
 */
export class RightUses {
  readonly #store: Store
  readonly #offsetMinutes: number
  /** By user and tag, what has been noted last, written or not. */
  readonly #noted = new Map<number, Map<string, string>>()
  #due = new Map<number, Set<string>>()
  #writtenAt = 0
  #today = { until: 0, day: '' }

  constructor(store: Store) {
    this.#store = store
    this.#offsetMinutes = store.read(systemActor(0)).offsetMinutes
  }

  /** For an actor to carry along: tells of each right that is made use of. */
  noterFor(userId: number): (tag: string) => void {
    return (tag) => this.note(userId, tag)
  }
  note(userId: number, tag: string) {
    const day = this.#day()
    const known = this.#noted.get(userId) ?? new Map<string, string>()
    if (known.get(tag) === day) return
    known.set(tag, day)
    this.#noted.set(userId, known)
    this.#due.set(userId, (this.#due.get(userId) ?? new Set()).add(tag))
  }
  /** Writes what is due, once a minute unless all of it is wanted now. What cannot be written stays due. */
  async flush(everything: boolean): Promise<void> {
    const now = this.#store.now().getTime()
    if (!this.#due.size || (!everything && now - this.#writtenAt < FLUSH_MS)) return
    const due = this.#due
    this.#due = new Map()
    this.#writtenAt = now
    try {
      await this.#write(due)
    } catch (error) {
      for (const [userId, tags] of due) this.#due.set(userId, new Set([...tags, ...(this.#due.get(userId) ?? [])]))
      throw error
    }
  }

  async #write(due: ReadonlyMap<number, ReadonlySet<string>>) {
    const tags = [...new Set([...due.values()].flatMap((one) => [...one]))]
    await this.#store.write(systemActor(0), async (uow) => {
      // Every process writes its own: what one of them adds, another looks for.
      await uow.lock('rightUses')
      const uses = uow.of(rightUse)
      const rows = await uses.lockWhere({ userId: [...due.keys()], tag: tags })
      const stored = new Map(rows.map((row) => [`${row.userId} ${row.tag}`, row]))
      const wanted = [...due].flatMap(([userId, own]) =>
        [...own].map((tag) => ({ userId, tag, usedOn: this.#noted.get(userId)?.get(tag) ?? this.#day() })),
      )
      const older = wanted.flatMap(({ userId, tag, usedOn }) => {
        const record = stored.get(`${userId} ${tag}`)
        return record && record.usedOn < usedOn ? [{ record, values: { usedOn } }] : []
      })
      if (older.length) await uses.patchMany(older)
      const fresh = wanted.filter(({ userId, tag }) => !stored.has(`${userId} ${tag}`))
      if (fresh.length) await uses.createMany(fresh)
    })
  }
  #day(): string {
    const now = this.#store.now()
    if (now.getTime() >= this.#today.until) {
      const minute = 60_000
      this.#today = { until: (Math.floor(now.getTime() / minute) + 1) * minute, day: businessDay(now, this.#offsetMinutes) }
    }
    return this.#today.day
  }
}
