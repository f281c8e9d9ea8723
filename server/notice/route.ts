import type { Outcome, Outgoing } from '../domain/notice/index.ts'

/** One channel that is set up. Its client is loaded when the first notice goes out. */
export interface Route {
  send(notice: Outgoing): Promise<Outcome>
  close(): Promise<void>
  /** What opens anything, and is masked in whatever is answered. */
  readonly secrets: readonly string[]
}
/** What a provider is waited for, unless said. */
export const TIMEOUT_MS = 10_000

/** What a go-between answers that asked the provider and heard nothing of use (RFC 9110, 15.6.3 and 15.6.5): it may have been sent. */
export const isDoubtful = (httpStatus: number | undefined) => httpStatus === 502 || httpStatus === 504

/** Errors with which no connection was made, or no trust in it: surely nothing was asked. */
const UNREACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_?TIMEOUT|CERT_|certificate|EPROTO|ERR_SSL_|ERR_TLS_/i
export const isUnreached = (error: string) => UNREACHED.test(error)
