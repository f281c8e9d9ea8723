import type { Language } from './actor.ts'
import { extensionPoint } from './extension.ts'
import type { Read, UnitOfWork } from './ports.ts'

/** Somebody who comes in by a key instead of a log-in, such as a screen on a wall. */
export interface KeyHolder {
  readonly id: number
  readonly name: string
  readonly plantId: number
  readonly language: Language
  readonly keyHash: string
  /** What it is told of itself: when it is let in, and again whenever somebody changes it. */
  readonly settings: Readonly<Record<string, unknown>>
}
/** Those whose key is in force. */
export interface KeyHolders {
  withKey(read: Read, keyHash: string): Promise<KeyHolder | undefined>
  /** In the order of the ids; null for one that may no longer come in. */
  many(read: Read, ids: readonly number[]): Promise<(KeyHolder | null)[]>
  /** Notes that they have been here. The rows keep their version and leave no log: nobody changed them, and who edits one must not meet a conflict. */
  seen(uow: UnitOfWork, ids: readonly number[]): Promise<void>
}
/** Who lets in by key. */
export const keyHolders = extensionPoint<KeyHolders>('keyHolders')
