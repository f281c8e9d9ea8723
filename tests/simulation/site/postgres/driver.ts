import pg from 'pg'
import type { StatementGate } from './gate.ts'

type ClientMethod = (this: pg.Client, ...args: unknown[]) => unknown
type Answered = (error: unknown, result?: unknown) => void
/** The process that a connection belongs to. */
export interface Connected {
  /** Carries out a statement of its own, or what stands in its place. */
  carryOut(client: pg.Client, text: string, run: () => Promise<unknown>): Promise<unknown>
}
const real = { connect: pg.Client.prototype.connect as ClientMethod, query: pg.Client.prototype.query as ClientMethod }
const poolConnect = pg.Pool.prototype.connect as (this: pg.Pool, ...args: unknown[]) => unknown

export const backendOf = (client: pg.Client): number | undefined =>
  (client as unknown as { processID: number | null }).processID ?? undefined
/** Asks past the gate. */
export const askDirectly = (client: pg.Client, text: string): Promise<unknown> => real.query.call(client, text) as Promise<unknown>
/** Whether a connection is in no transaction. */
export const isBetween = (client: pg.Client): boolean => (client as unknown as { _txStatus: string | null })._txStatus !== 'T'
const textOf = (statement: unknown) => (typeof statement === 'string' ? statement : String((statement as { text?: string }).text))

/** Puts the gate before each connection of a simulated process. Out: takes it away. */
export function watchDriver(gate: StatementGate, processOf: (name: string) => Connected | undefined): () => void {
  const ownerOf = (client: pg.Client) =>
    processOf((client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters.application_name ?? '')
  const through = (client: pg.Client, text: string, run: () => Promise<unknown>, done: Answered | undefined) => {
    const owner = ownerOf(client) as Connected
    const answer = gate.pass(
      client,
      () => owner.carryOut(client, text, run),
      () => backendOf(client),
    )
    if (!done) return answer
    answer.then(
      (result) => done(null, result),
      (error: unknown) => done(error),
    )
    return undefined
  }
  function connect(this: pg.Client, done?: Answered) {
    if (!ownerOf(this)) return real.connect.call(this, ...(done ? [done] : []))
    return through(this, 'CONNECT', () => real.connect.call(this) as Promise<unknown>, done)
  }
  function query(this: pg.Client, statement: unknown, values?: unknown, done?: Answered) {
    if (!ownerOf(this)) return real.query.call(this, ...[statement, values, done])
    const [parameters, answered] = typeof values === 'function' ? [undefined, values as Answered] : [values, done]
    return through(this, textOf(statement), () => real.query.call(this, ...[statement, parameters]) as Promise<unknown>, answered)
  }
  Object.assign(pg.Client.prototype, { connect, query })
  // The clock of the simulation leaps by minutes: no connection is idle for as long as that seems.
  pg.Pool.prototype.connect = function (this: pg.Pool, ...args: unknown[]) {
    Object.assign((this as unknown as { options: object }).options, { idleTimeoutMillis: 0 })
    return poolConnect.call(this, ...args)
  } as typeof pg.Pool.prototype.connect
  return () => {
    Object.assign(pg.Client.prototype, real)
    pg.Pool.prototype.connect = poolConnect as typeof pg.Pool.prototype.connect
  }
}
