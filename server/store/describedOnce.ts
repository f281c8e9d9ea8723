import pg from 'pg'

type Parsers = readonly ((text: string) => unknown)[]
type Answer = (error: unknown, result?: unknown) => void
interface Asked {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly rowMode: 'array'
}
interface Connection {
  describe(): void
}
/** What the driver's class of a query is made of; its types say nothing of these. */
interface DriverQuery {
  readonly name: string
  _result: { _parsers: Parsers | undefined }
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleRowDescription(told: unknown): void
}
const Query = pg.Query as unknown as new (asked: Asked, values: undefined, answer: Answer) => DriverQuery

/** A run of a named statement. The first one on a connection asks what its columns are, the others know: it is half of what a row costs. */
class KnownQuery extends Query {
  readonly #known: Map<string, Parsers>
  constructor(asked: Asked, answer: Answer, known: Map<string, Parsers>) {
    super(asked, undefined, answer)
    this.#known = known
  }
  override prepare(connection: Connection) {
    const parsers = this.#known.get(this.name)
    if (!parsers) return super.prepare(connection)
    this._result._parsers = parsers
    this._accumulateRows = true
    super.prepare(Object.create(connection, { describe: { value: () => {} } }) as Connection)
  }
  override handleRowDescription(told: unknown) {
    super.handleRowDescription(told)
    if (this._result._parsers) this.#known.set(this.name, this._result._parsers)
  }
}

const isNamed = (asked: unknown): asked is Asked => {
  const { name, rowMode } = (asked ?? {}) as Partial<Asked>
  return Boolean(name) && rowMode === 'array'
}

/**
 * Spares named statements whose rows are asked for as arrays the description of their columns, which PostgreSQL sends anew with each answer and the
 * driver reads: of a table of 25 columns that takes longer than the row. A name stands for one text as long as a connection lasts.
 */
export function describedOnce(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const known = new Map<string, Parsers>()
  async function ask(asked: Asked): Promise<unknown> {
    try {
      return await new Promise((answered, failed) => {
        query(new KnownQuery(asked, (error, result) => (error ? failed(error) : answered(result)), known))
      })
    } catch (error) {
      // Where it was asked says more than where the answer came in.
      Error.captureStackTrace(error as Error)
      throw error
    }
  }
  client.query = ((...asked: unknown[]) => (asked.length === 1 && isNamed(asked[0]) ? ask(asked[0]) : query(...asked))) as never
}
