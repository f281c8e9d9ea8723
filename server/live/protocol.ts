import type { ExecutionResult, GraphQLError } from 'graphql'
import { type Context, makeServer, type Server } from 'graphql-ws'
import type { Logger } from 'pino'
import { Refusal } from '../kernel/index.ts'
import { outageOf } from '../platform/connections/outage.ts'
import { type Client, resultWriter } from './client.ts'
import { type ConnectionGate, type Guest, languageOf } from './connectionGate.ts'
import { type SharedArgs, SharedExecution } from './execution.ts'
import type { Quota, SocketLimits } from './limits.ts'
import { argsOf, type Graphql, requestOf } from './operations.ts'

export interface ProtocolOptions {
  readonly graphql: Graphql
  readonly gate: ConnectionGate
  readonly limits: SocketLimits
  readonly logger: Logger
  readonly perUser: Quota
}
export interface Protocol extends Server<Client> {
  counts(): { executions: number; subscriptions: number }
}
type Ctx = Context<Record<string, unknown> | undefined, Client>

const tooMany = (code: string) => new Refusal(code, {}, { kind: 'tooMany' })
/** Walls of one plant may be many behind one address: they are counted by address alone. */
const userKey = ({ actor }: Guest) => (actor.userId === null ? undefined : String(actor.userId))

/** The graphql-transport-ws machine: who may talk, what an operation runs with, and how its results are written. */
export function protocolOf({ graphql, gate, limits, logger, perUser }: ProtocolOptions): Protocol {
  const format = ({ errors, ...rest }: ExecutionResult, context: unknown) =>
    errors ? { ...rest, errors: errors.map((e) => graphql.formatError(e, context as object)) } : rest
  const shared = new SharedExecution(format, logger)
  const errorsOf = (errors: readonly GraphQLError[], { guest, ip }: Client) => {
    const context = graphql.contextOf(requestOf(guest as Guest, ip))
    return errors.map((e) => graphql.formatError(e, context))
  }
  const server = makeServer<Record<string, unknown> | undefined, Client>({
    connectionInitWaitTimeout: limits.initTimeoutMs,
    onConnect: (ctx) => enter(ctx, gate, perUser),
    onClose: ({ extra: { guest } }) => leave(guest, perUser),
    onSubscribe({ extra: client, subscriptions }, id, payload) {
      if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) throw tooMany('tooManySubscriptions')
      const deliverTo = () => resultWriter(client, id, limits)
      return argsOf(graphql, gate, { client, guest: client.guest as Guest, payload, deliverTo })
    },
    subscribe: (args) => shared.subscribe(args as SharedArgs),
    onNext: (...[, , , args, result]) => format(result, args.contextValue) as never,
    onError({ extra }, _id, _payload, errors) {
      // One that broke off with the base: the socket ends, whose client then comes back for all it wants.
      const away = errors.map(({ originalError }) => outageOf(originalError)).find(Boolean)
      if (away) throw away
      return errorsOf(errors as GraphQLError[], extra)
    },
  })
  return { opened: (socket, client) => server.opened(socket, client), counts: () => shared.counts() }
}

async function enter({ connectionParams, extra: client, subscriptions }: Ctx, gate: ConnectionGate, perUser: Quota) {
  client.running = subscriptions
  const params = connectionParams ?? {}
  client.language = languageOf(params) ?? client.language
  const guest = await gate.admit({ params, ip: client.ip })
  if (client.socket.readyState !== client.socket.OPEN) return false
  const key = userKey(guest)
  if (key && !perUser.take(key)) throw tooMany('tooManySockets')
  client.guest = guest
  client.language = guest.language
  // A wall looks as it was set in the console.
  return guest.display ? { ...guest.display.settings } : true
}
function leave(guest: Guest | undefined, perUser: Quota) {
  const key = guest && userKey(guest)
  if (key) perUser.release(key)
}
