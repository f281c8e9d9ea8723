import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { pino } from 'pino'
import { type Access, createAccess } from '../../../server/access/index.ts'
import { menusChanged } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { createApollo } from '../../../server/graphql/apollo.ts'
import { contextFactory } from '../../../server/graphql/context.ts'
import { graphqlHandler } from '../../../server/graphql/mount.ts'
import { buildApi } from '../../../server/graphql/schema.ts'
import { OutboxRelay, type RelayedRow } from '../../../server/jobs/outboxRelay.ts'
import { operations } from '../../../server/kernel/index.ts'
import { Hub } from '../../../server/live/hub.ts'
import { memoryPublisher } from '../../../server/live/publisher.ts'
import { topicsOf } from '../../../server/live/snapshot.ts'
import { inCall } from '../../../server/platform/call.ts'
import { mountRest } from '../../../server/rest/mount.ts'
import { auditKeys, type OpenStore, openStore } from '../../../server/store/index.ts'
import type { MemoryHeads } from '../../support/store/memoryHeads.ts'
import type { ChangeBus } from './changeBus.ts'
import { OFFSET_MINUTES, SECRET } from './ground.ts'

/** A request as a client sends it, and as it comes back. */
export interface GraphqlRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly query: string; readonly variables?: object }
}
export interface RestRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: object
}
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** One process of the server: everything that it has in memory, over a base that outlives it. */
export interface Site {
  readonly store: OpenStore
  readonly access: Access
  /** A page of a wall. */
  watch(topic: string, plantId: number): AsyncGenerator<unknown>
  readonly schema: GraphQLSchema
  graphql(sent: GraphqlRequest): Promise<HttpResponse>
  rest(sent: RestRequest): Promise<HttpResponse>
  /** Faults of the server's own, which no caller may cause. */
  readonly faults: unknown[]
  close(): Promise<void>
}
export interface SiteParts {
  readonly url: string
  readonly now: () => Date
  readonly heads: MemoryHeads
  readonly enqueue: (rows: readonly RelayedRow[]) => Promise<unknown>
  /** Called before an answer is given, for laws that look at the base then. */
  readonly refresh: () => Promise<void>
  readonly bus: ChangeBus
  /** Works as a part of this process. */
  readonly within: <T>(work: () => T) => T
}

let api: ReturnType<typeof buildApi> | undefined
/** What knows nothing of a base: the schema, and Apollo, which remembers no more than the documents that it has read. */
async function buildWires() {
  api ??= buildApi(registry)
  const { schema } = await api
  const faults: unknown[] = []
  const apollo = createApollo({ schema, isOpen: true, onFault: (cause) => void faults.push(cause) })
  await apollo.start()
  return { schema, apollo, faults }
}
/** One for each installation: a call goes on sooner where its document was read before, and with it whoever acts beside it. */
const wires = new WeakMap<ChangeBus, ReturnType<typeof buildWires>>()
/** Hours without a change are told of rarely: nobody looks at a simulated wall between two steps. */
const HEARTBEAT_MS = 6 * 3_600_000
const never = (): never => {
  throw new Error('not simulated')
}
const logger = pino({ level: 'silent' })

/** GraphQL as it comes to the handler behind POST /graphql. */
async function overHandler(handler: ReturnType<typeof graphqlHandler>, { headers, body }: GraphqlRequest): Promise<HttpResponse> {
  const back: Record<string, string> = {}
  let status = 200
  const reply = {
    header: (name: string, value: string) => {
      back[name] = value
      return reply
    },
    code: (value: number) => {
      status = value
      return reply
    },
  }
  const requestId = randomUUID()
  const request = {
    id: requestId,
    ip: '127.0.0.1',
    headers: { 'accept-language': 'en', accept: 'application/graphql-response+json', ...headers },
    body,
  }
  const text = (await inCall({ requestId }, () => handler(request as never, reply as never))) as string
  return { status, headers: back, text }
}

async function overRest(app: FastifyInstance, { method, url, headers, payload }: RestRequest): Promise<HttpResponse> {
  const answer = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, text: answer.body }
}

/** Starts a process over a base that is there. */
export async function openSite({ url, now, heads, enqueue, refresh, bus, within }: SiteParts): Promise<Site> {
  const building = wires.get(bus) ?? buildWires()
  wires.set(bus, building)
  const { schema, apollo, faults } = await building
  faults.length = 0
  const store = await openStore({ url, now, readers: 1, trail: { keys: auditKeys(SECRET), heads } })
  // What a thread reads comes when it comes: the same seed has to see the same.
  if (store.engine.dialect === 'sqlite') Object.assign(store.engine, { heavy: store.engine.quick })
  await store.trail?.begin()
  const config = { jwtSecret: SECRET, redisUrl: null, autoLoginTrusted: [] }
  const access = createAccess({ store, config, logger })
  const publisher = memoryPublisher()
  const hub = new Hub({
    topics: topicsOf(registry),
    store,
    logger: { error: (fault: unknown) => faults.push(fault) } as never,
    heartbeatMs: HEARTBEAT_MS,
  })
  publisher.subscribe((change) => hub.changed(change))
  store.onChange((change) => bus.publish(store, change))
  bus.join(store, (change) => within(() => publisher.publish(change)))
  publisher.subscribe(access.changed)
  publisher.subscribe((change) => menusChanged(store, change))
  const services = { store, registry, operations: operations(store, registry), access }
  const onFault = (cause: unknown) => void faults.push(cause)
  const site = { environment: '', utcOffset: '+08:00', version: '0', demoLogins: () => [] }
  const contextOf = contextFactory({ ...services, site, live: hub, jobs: undefined, health: undefined as never })
  const handler = graphqlHandler({ apollo, contextOf, access })
  // Few lives of a process are asked over the old wire.
  let app: FastifyInstance | undefined
  const openRest = async () => {
    app = fastify({ logger: false, genReqId: () => randomUUID(), requestIdHeader: false })
    mountRest(app, { ...services, environment: '', offsetMinutes: OFFSET_MINUTES, onFault, exportFigures: never })
    await app.ready()
    return app
  }
  const answered = async (answer: () => Promise<HttpResponse>) => {
    const returned = await within(answer)
    await refresh()
    return returned
  }
  const relay = new OutboxRelay({ store, logger, enqueue })
  return {
    store,
    access,
    watch: (topic, plantId) => within(() => hub.subscribe(topic, plantId)),
    schema,
    faults,
    graphql: (sent) => answered(() => overHandler(handler, sent)),
    rest: (sent) => answered(async () => overRest(app ?? (await openRest()), sent)),
    async close() {
      bus.leave(store)
      await app?.close()
      hub.close()
      await relay.close()
      await access.close()
      await publisher.close()
      await store.close()
    },
  }
}
