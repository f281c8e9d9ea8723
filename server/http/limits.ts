const KB = 1024

/** What one request, and one connection, may ask of the server before it is refused or cut. */
export const httpLimits = {
  graphqlBytes: 256 * KB,
  restBytes: 1024 * KB,
  headerBytes: 16 * KB,
  headers: 200,
  urlLength: 8 * KB,
  queryParams: 200,
  graphqlMs: 15_000,
  /** How long headers, bodies and uploaded files may take to arrive. */
  headersMs: 20_000,
  bodyMs: 60_000,
  fileMs: 180_000,
  /** How often Node looks for requests that take longer. */
  checkMs: 5_000,
  keepAliveMs: 65_000,
  /** A connection over which nothing moves, in either direction, for so long: a reader that has stopped reading holds a whole export. */
  stalledMs: 180_000,
  /** How long a server that ends waits for connections that are in use. */
  drainMs: 6_000,
  /** From here on a call is slow, and a line of the log: nearly all take less than 100 ms, and after a second whoever waits loses the thread. */
  slowMs: 1_000,
}
export type HttpLimits = typeof httpLimits
