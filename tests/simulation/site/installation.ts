import type { VirtualClock } from '../clock/virtualClock.ts'
import type { Database } from '../run/limits.ts'

/** What one process of the server stands on, and how long it does so. */
export interface Base {
  readonly url: string
  /** A file of SQLite that holds its rows, for whoever asks past the product. */
  readonly file: string
  /** So many statements are still carried out before the process is gone. */
  statementsLeft: number
  isGone: boolean
  /** Called when the process is gone in the middle of a statement. */
  onGone: () => void
  /** Writes find no room, so many of them. */
  fullFor: number
  /** Commits that are refused. */
  refusedCommits: number
  /** So many statements are carried out before the connection of one is cut. */
  cutAfter: number
  readonly commits: number
}
/** A copy of a base, to go on from. */
export interface Copy {
  readonly file: string
  readonly name?: string
}
/** Where rows lie, whatever becomes of the processes over them. */
export interface Installation {
  readonly database: Database
  /** How many statements have waited for another transaction. */
  readonly waits: number
  /** How statements took turns, as one number. */
  readonly turns: string
  /** Fills it; called before the clock is installed. */
  fill(start: Date): Promise<void>
  /** Watches what processes ask of it. Out: the way back. */
  watch(clock: VirtualClock): () => void
  open(): Promise<Base>
  /** The process is gone: what the next one finds. */
  afterProcess(base: Base, how: { readonly isPowerCut: boolean }): Promise<Base>
  /** Nobody works over it any more. */
  forget(base: Base): void
  copy(base: Base, to: string): Promise<Copy>
  dropCopy(copy: Copy): Promise<void>
  /** Goes on from a copy. */
  replace(base: Base, by: Copy): Promise<Base>
  /** The dice of the step that begins. */
  beginStep(seed: number, step: number): void
  /** The file shows what the base holds. */
  refresh(): Promise<void>
  close(): Promise<void>
}
