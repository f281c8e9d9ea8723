import type pg from 'pg'

interface Connected {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

/**
 * Has what is asked over a connection in pipeline mode within one turn of the event loop go out in one write: the beginning of a unit with its first
 * question, lines of the log with the commit, reads of several callers. Each write of its own wakes the process at the other end.
 */
export function gatherWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as Connected).connection
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  let isGathering = false
  client.query = ((...asked: unknown[]) => {
    if (!isGathering) {
      isGathering = true
      stream.cork()
      setImmediate(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return query(...asked)
  }) as never
}
