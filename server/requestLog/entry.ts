import type { Actor } from '../kernel/index.ts'

/** One call of the API as its wire saw it, nothing masked yet. */
export interface CallEntry {
  readonly at: Date
  readonly actor: Pick<Actor, 'userId' | 'name' | 'plantId'> | null
  readonly ip: string
  readonly wire: 'REST' | 'GRAPHQL'
  /** GET, PUT …, or query and mutation. */
  readonly method: string
  readonly url: string
  /** The route's pattern, or the name of the GraphQL operation. */
  readonly operation: string
  /** Body or variables. */
  readonly request?: unknown
  /** What was answered; never given for reads that went well. */
  readonly response?: unknown
  readonly httpStatus: number
  readonly ms: number
  readonly requestId: string
  /** Changes nothing: level WRITES leaves it out. */
  readonly isRead: boolean
}
