import { Refusal } from '../../kernel/index.ts'
import { isFileLocked } from '../disk/retryWhileLocked.mjs'
import { causesOf } from './causes.ts'

/** What a client is told to wait before it asks again. */
export const RETRY_SECONDS = 5
const WRITER_BUSY = 'WRITER_BUSY'

/**
 * Another unit was in the way: a deadlock or a serialization failure, a lock that was not released in time, a statement that took too long, or a
 * transaction that did nothing for too long.
 */
const CONTENDED: readonly string[] = ['40001', '40P01', '55P03', '57014', '25P03']
/** The ways in which what we stand on fails without anybody's fault here, by the codes of drivers and of the system (prefixes). */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  full: ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'],
  readOnly: ['SQLITE_READONLY', 'EROFS', '25006'],
  failing: ['SQLITE_IOERR', 'SQLITE_CORRUPT', 'SQLITE_NOTADB', 'EIO', '58030'],
  busy: ['SQLITE_BUSY', 'SQLITE_LOCKED', WRITER_BUSY, '53200', '53300', '53400', ...CONTENDED],
  away: [
    ...['SQLITE_CANTOPEN', '57P', '08', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
    ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
  ],
}
/** What node-postgres says without a code. */
const AWAY_WORDS =
  /^connection terminated|^timeout expired$|^timeout exceeded when trying to connect|connection error and is not queryable|client was closed/i
/** A connection that was there and is no more: cut by somebody, or by a server that ends. */
const LOST = ['25P03', '57P01', '57P02', '08003', '08006', 'ECONNRESET', 'EPIPE']
const LOST_WORDS = /^connection terminated|connection error and is not queryable/i
const CODE = /^(E[A-Z_]{2,}|SQLITE_[A-Z_]+|WRITER_BUSY|[0-9A-Z]{5})$/

type Coded = { readonly code?: unknown; readonly message?: unknown; readonly path?: unknown }
function causeIn({ code, message, path }: Coded, platform: NodeJS.Platform): string | undefined {
  // A file of Windows that a virus scanner holds for longer than it was waited for. Of an address it would mean that nobody may open it.
  if (path !== undefined && isFileLocked({ code }, platform)) return 'away'
  if (typeof code === 'string' && CODE.test(code)) {
    const [found] = Object.entries(CAUSES).find(([, prefixes]) => prefixes.some((one) => code.startsWith(one))) ?? []
    return found
  }
  return typeof message === 'string' && AWAY_WORDS.test(message) ? 'away' : undefined
}

/** Nobody is told to send again what may have been done. */
const UNKNOWN = 'unknown'
/** One that a client may hope to see the end of. */
export const outage = (cause: string): Refusal =>
  new Refusal(`outage.${cause}`, cause === UNKNOWN ? {} : { seconds: RETRY_SECONDS }, { kind: 'unavailable' })

/** A wait for the writer that has lasted too long. */
export class WriterBusy extends Error {
  readonly code = WRITER_BUSY
}

/**
 * The refusal for an error that says no more than that the base or the disk is away, full or failing: nobody can correct it and nothing is
 * wrong with the call, which may succeed a moment later. Nothing for any other error.
 */
export function outageOf(error: unknown, platform = process.platform): Refusal | undefined {
  for (const at of causesOf(error)) {
    if (at instanceof Refusal) return at.kind === 'unavailable' ? at : undefined
    const cause = causeIn(at as Coded, platform)
    if (cause) return outage(cause)
  }
  return undefined
}
/** Whether an error says that a connection to the base was lost while it was used. */
export function isLost(error: unknown): boolean {
  for (const at of causesOf(error)) {
    const { code, message } = at as Coded
    if (code === undefined ? typeof message === 'string' && LOST_WORDS.test(message) : LOST.includes(String(code))) return true
  }
  return false
}
/** Whether another unit was in the way of a statement: nothing of this one is written, and it may pass a moment later. */
export const isContended = (error: unknown): boolean => [...causesOf(error)].some((at) => CONTENDED.includes(String((at as Coded).code)))
/** What an error refuses: itself where it is a refusal, an outage where it is the sign of one; nothing for a fault of ours. */
export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof Refusal ? error : outageOf(error))
