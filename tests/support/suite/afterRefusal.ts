import type { EventEmitter } from 'node:events'
import pg from 'pg'

type Asking = (this: pg.Client & { readonly connection: EventEmitter }, ...asked: unknown[]) => unknown
interface Standing {
  /** The base has refused a statement of the transaction, and nobody has gone back since. */
  isRefused: boolean
}
const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? ''))
const WAY_BACK = /^\s*ROLLBACK\b/i
const WATCHED = Symbol.for('millwright.afterRefusal')

const late: string[] = []
const standings = new WeakMap<pg.Client, Standing>()
/** The refusal arrives before the word that the transaction has failed: whoever hears it may ask on in between. */
function standingOf(client: pg.Client, connection: EventEmitter): Standing {
  const known = standings.get(client)
  if (known) return known
  const made: Standing = { isRefused: false }
  standings.set(client, made)
  connection.on('errorMessage', ({ severity }: { severity?: string }) => {
    // A connection that PostgreSQL ends has no transaction any more.
    made.isRefused ||= severity !== 'FATAL' && client.getTransactionStatus() === 'T'
  })
  return made
}

/**
 * From now on every statement is noted that is sent over a connection of this process after PostgreSQL has refused one in the same transaction:
 * it would be answered by "current transaction is aborted". What was on its way before the refusal arrived is none.
 */
export function watchAfterRefusal(): void {
  const prototype = pg.Client.prototype as unknown as { query: Asking; [WATCHED]?: true }
  if (prototype[WATCHED]) return
  const { query } = prototype
  prototype.query = function (...asked) {
    const standing = standingOf(this, this.connection)
    const text = textOf(asked[0])
    if (WAY_BACK.test(text)) standing.isRefused = false
    if (standing.isRefused) late.push(text)
    return query.apply(this, asked)
  }
  prototype[WATCHED] = true
}
/** What was sent since the last look. */
export const sentAfterRefusal = (): string[] => late.splice(0)
