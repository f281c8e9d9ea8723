import pg from 'pg'

/**
 * A base that is away without a word is told to the caller, who would otherwise wait for ever. A process that starts on a busy machine may
 * well need 10 s until it gets to hear of its own connections.
 */
export const CONNECT_TIMEOUT_MS = 20_000

/**
 * Connections that are used again and again. One that is cut fails what is asked over it, or is replaced while it is idle; unheard, at any
 * moment of its life, its error would end the process.
 */
export function poolOf(options: pg.PoolConfig, idleLost: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options })
  pool.on('error', idleLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const OID = { flag: 16, int8: 20, int2: 21, int4: 23 }
const WHOLE: readonly number[] = [OID.int8, OID.int2, OID.int4]
/** Values as SQLite keeps them: flags are 0 and 1, whole numbers are numbers, all else is text. */
export const AS_ON_SQLITE = {
  getTypeParser: (oid: number) => (oid === OID.flag ? (text: string) => Number(text === 't') : WHOLE.includes(oid) ? Number : String),
}

/** Works over a connection of its own, outside of all pools, and ends it whatever comes of the work. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>, options: pg.ClientConfig = {}): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options })
  // A connection that is cut fails what is asked over it; unheard, it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const BATCH = 1_000
/** The rows of a query, a batch at a time, within the transaction that is open. */
export async function* batchesOf<R extends pg.QueryResultRow>(client: pg.Client, query: string): AsyncGenerator<readonly R[]> {
  await client.query(`DECLARE reading NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await client.query<R>(`FETCH ${BATCH} FROM reading`)
    yield rows
    if (rows.length < BATCH) break
  }
  await client.query('CLOSE reading')
}
