import type Database from 'better-sqlite3'

const READS = ['all', 'get'] as const

/**
 * Reads of one turn of the event loop share one read transaction of their connection. Alone, each statement takes and gives back the locks of a
 * snapshot, which for a row by its id costs more than finding the row. `leave` ends it sooner: before whoever writes commits, so that nothing is
 * read afterwards that was there before, and so that the log of the base can be taken over.
 */
export class SharedSnapshot {
  readonly #base: Database.Database
  readonly #run: Readonly<Record<'begin' | 'end', Database.Statement>>
  #isOpen = false

  constructor(base: Database.Database) {
    this.#base = base
    this.#run = { begin: base.prepare('BEGIN'), end: base.prepare('COMMIT') }
    const prepare = base.prepare.bind(base)
    base.prepare = ((text: string) => this.#sharing(prepare(text))) as never
  }

  #sharing(statement: Database.Statement): Database.Statement {
    for (const name of READS) {
      const read = statement[name].bind(statement) as (...values: unknown[]) => unknown
      statement[name] = ((...values: unknown[]) => {
        if (!this.#isOpen) this.#enter()
        return read(...values)
      }) as never
    }
    return statement
  }

  #enter() {
    this.#run.begin.run()
    this.#isOpen = true
    setImmediate(() => this.leave())
  }

  leave() {
    if (!this.#isOpen) return
    this.#isOpen = false
    // A disk that fails ends it by itself.
    if (this.#base.inTransaction) this.#run.end.run()
  }
}
