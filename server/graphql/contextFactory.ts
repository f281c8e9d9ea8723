import type { Actor, Language, Refusal } from '../kernel/index.ts'
import type { Context } from './context.ts'

export interface Caller {
  readonly actor: Actor | null
  readonly authFault?: Refusal | undefined
  readonly expiresAt: Date | null
  readonly language: Language
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly deviceMark?: string | undefined
  readonly sent?: Context['sent']
}
export type Services = Omit<Context, keyof Caller | 'loaders'>

/** Contexts share the services and differ by caller. */
export const contextFactory =
  (services: Services) =>
  (caller: Caller): Context => ({ ...services, ...caller, loaders: new Map() })
