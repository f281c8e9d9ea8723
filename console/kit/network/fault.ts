import i18next from 'i18next'
import { missingFeature } from '../../shared/oldBrowser/missingFeature.ts'
import { noteFault } from './errorLog.ts'

/** A file of the page did not arrive: it is gone with its build, or the network is away. Each browser words it differently. */
export const isFileLost = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Failed to fetch|Load failed|NetworkError|Unable to preload/i.test(
    error.message,
  )

const PROGRAM = [TypeError, ReferenceError, RangeError, SyntaxError]
/** The console itself went wrong, or the browser is too old for it: the network and the server have no part in that. */
export const isFault = (error: unknown): error is Error => PROGRAM.some((kind) => error instanceof kind) && !isFileLost(error)

const noted = new WeakSet<Error>()
/** What to tell of a fault of the console; the error log keeps it for support, once however often it is drawn. */
export function faultSentence(error: Error): string {
  if (!noted.has(error)) noteFault('script', error)
  noted.add(error)
  const name = missingFeature(error)
  return name ? i18next.t('console.error.missingFeature', { name }) : i18next.t('console.error.fault')
}
