import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Access, createAccess } from './access/index.ts'
import { auditorOf, backUpBeforeSteps, backupGauges, backupService, removeStaleWork, trailOf } from './backup/index.ts'
import { mountCalendar } from './calendar/mountCalendar.ts'
import { type FirstLogin, offeredLogins, type Phase, seedIfEmpty, wordingOfDemo } from './demo/firstFill.ts'
import { menusChanged } from './domain/identity/index.ts'
import { registry } from './domain/index.ts'
import { keyPressed } from './domain/notice/index.ts'
import { attachment, openExports } from './excel/index.ts'
import { appPackages, contents, mountFiles, mountPackages, openStorage, type Storage, tempStorage, uploads } from './files/index.ts'
import { createApollo } from './graphql/apollo.ts'
import { contextFactory } from './graphql/context.ts'
import { loadKnownSelections } from './graphql/known/manifest.ts'
import { graphqlHandler } from './graphql/mount.ts'
import { overSocket } from './graphql/overSocket.ts'
import { type Api, buildApi } from './graphql/schema.ts'
import { createHealthService, type HealthService, Heartbeat, healthChecks } from './health/index.ts'
import { forwardedMarker } from './http/forwarding.ts'
import { buildHttp, createMeter, type Http, type HttpLimits, type MetricsPage } from './http/index.ts'
import { imports } from './imports/index.ts'
import { JobQueue, needsQueue, type Role } from './jobs/queue.ts'
import { operations, type Store } from './kernel/index.ts'
import { liveFigures } from './live/figures.ts'
import { Hub } from './live/hub.ts'
import type { SocketLimits } from './live/limits.ts'
import { memoryPublisher } from './live/publisher.ts'
import { redisPublisher } from './live/redisPublisher.ts'
import { topicsOf } from './live/snapshot.ts'
import { attachSocket } from './live/socket.ts'
import { mountVoiceReports, openChannels } from './notice/index.ts'
import { mountPlainWall } from './plainWall/mountPlainWall.ts'
import { type ClosingLimits, closingLimits, closingOf } from './platform/closing.ts'
import { privateFolder } from './platform/disk/privateFiles.ts'
import type { Meter } from './platform/meter.ts'
import { distFolder, programVersion } from './platform/paths.ts'
import type { Config } from './platform/settings/config.ts'
import { isFileUrl } from './platform/settings/locations.ts'
import { words } from './platform/words.ts'
import { type RequestLogWriter, requestLogWriter } from './requestLog/index.ts'
import { mountRest } from './rest/mount.ts'
import { mountDocs } from './rest/openapi/mount.ts'
import { workbooks as workbooksOf } from './rest/resources/workbooks.ts'
import { ownRoutes } from './rest/routes/index.ts'
import { inheritedTags, menuTree, retiredTags, syncBuiltIns, syncMenus } from './setup/index.ts'
import {
  ensureIndexes,
  fillSpellings,
  lockDatabase,
  migrate,
  type OpenStore,
  offsetMinutesOf,
  openStore,
  recogniseBase,
  refuseForgetful,
  retryWhileAway,
} from './store/index.ts'
import { mountAddress, mountTls, openTls, type Tls } from './tls/index.ts'

export interface AppOptions {
  readonly config: Config
  readonly logger: Logger
  readonly now?: () => Date
  readonly roles?: ReadonlySet<Role>
  /** Tests bring bases that are migrated already. */
  readonly isMigrated?: boolean
  readonly hasQueue?: boolean
  /** Tells of the longer parts of a first start. */
  readonly phase?: Phase
  /** Tests shorten what they would have to wait for. */
  readonly limits?: { readonly http?: Partial<HttpLimits>; readonly sockets?: Partial<SocketLimits>; readonly closing?: ClosingLimits }
}
export interface App {
  readonly http: FastifyInstance
  readonly store: Store
  readonly api: Api
  readonly queue: JobQueue | undefined
  /** Set when this start filled an empty base. */
  readonly firstLogin: FirstLogin | null
  listen(): Promise<string>
  /** Rejects while the database cannot be read and written. */
  ready(): Promise<void>
  /** Fails /readyz and serves on for READY_DRAIN seconds, or until it is hurried, so that proxies in front send no more calls. */
  drain(hurry?: AbortSignal): Promise<void>
  close(): Promise<void>
}

const ALL_ROLES: ReadonlySet<Role> = new Set(['api', 'worker', 'scheduler'])
const silently: Phase = (_title, work) => work()
async function openDatabase({ config, logger, now, isMigrated, phase = silently }: AppOptions, meter: Meter) {
  const { databaseUrl: url, readerThreads: readers, utcOffset } = config
  privateFolder(config.dataDir)
  // Before anything is written, the claim's own file included.
  const missing = isMigrated ? 0 : await recogniseBase(url)
  if (config.production) await refuseForgetful(url)
  const release = lockDatabase(url)
  const swept = removeStaleWork(config)
  if (swept.length) logger.info({ swept }, 'removed what was left behind by work that was ended hard')
  if (missing) {
    await backUpBeforeSteps(config, phase)
    await phase('Migrating the base', () => migrate(url))
  } else if (!isMigrated) await ensureIndexes(url)
  const watch = { meter, logger, slowMs: config.slowStatementMs }
  const trail = trailOf(config, { logger, now, store: () => store })
  const store: OpenStore = await openStore({ url, readers, utcOffset, ...(now && { now }), trail, watch })
  return { store, closeBase: () => store.close().finally(release) }
}

/** Opens the base with everything in it that a server counts on. Whatever stops it half-way, it can be done again. */
function basePreparation(options: AppOptions, building: Promise<Api>, meter: Meter) {
  const { config } = options
  // Filling succeeds once, and its log-in is shown this once, also when what comes after it has to be done again.
  let firstLogin: FirstLogin | null = null
  return async () => {
    const { store, closeBase } = await openDatabase(options, meter)
    try {
      await syncMenus(
        store,
        menuTree(registry, [...(await building).catalogue.values(), ...ownRoutes(registry).map(({ permission }) => permission)]),
        { retired: retiredTags, heirs: inheritedTags },
      )
      await syncBuiltIns(store, words('zh'), words('en'))
      firstLogin ??= await seedIfEmpty(store, config, offsetMinutesOf(config.utcOffset), options.phase)
      await fillSpellings(store, registry)
      await store.trail?.begin()
      return { store, closeBase, firstLogin }
    } catch (error) {
      await closeBase()
      throw error
    }
  }
}

/** Live snapshots: what is committed here or elsewhere dirties them. */
function openLive(store: Store, { config, logger }: AppOptions, meter: Meter) {
  const publisher = config.redisUrl ? redisPublisher({ url: config.redisUrl, logger, meter }) : memoryPublisher()
  const hub = new Hub({ topics: topicsOf(registry), store, logger })
  publisher.subscribe((change) => hub.changed(change))
  store.onChange((change) => publisher.publish(change))
  return { publisher, hub }
}

interface Wires {
  readonly sheets: ReturnType<typeof openExports>
  readonly store: Store
  readonly access: Access
  readonly api: Api
  readonly live: ReturnType<typeof openLive>
  readonly requests: RequestLogWriter
  readonly storage: Storage
  readonly importing: ReturnType<typeof imports>
  readonly http: Http
  readonly meter: Meter
  readonly queue: JobQueue | undefined
  readonly health: HealthService
}
/** GraphQL over HTTP and sockets. A process without this role answers for its health and nothing else. */
async function serveApi(
  { store, access, api: { schema }, live, sheets, requests, storage, importing, http, meter, queue, health }: Wires,
  { config, logger, limits }: AppOptions,
) {
  const [isOpen, { environment, utcOffset }] = [!config.production, config] // Demo data in production are still in production.
  const demoLogins = offeredLogins.bind(null, config, await wordingOfDemo(config))
  const site = { environment, utcOffset, version: programVersion(), demoLogins }
  const services = { store, registry, operations: operations(store, registry), access }
  const contextOf = contextFactory({ ...services, site, live: live.hub, jobs: queue, health })
  const onFault = (cause: unknown, { requestId }: { requestId: string }) => logger.error({ err: cause, requestId }, 'fault')
  const wire = { schema, isOpen, known: await loadKnownSelections(config), onFault }
  const apollo = createApollo({ ...wire, onCall: requests.note })
  await apollo.start()
  http.mountGraphql(graphqlHandler({ apollo, contextOf, access }))
  mountRest(http.app, {
    ...services,
    ...sheets,
    environment,
    offsetMinutes: offsetMinutesOf(utcOffset),
    onFault,
    onCall: requests.note,
    importRows: importing.bulkImport,
    mountMore: (scope, signIn) => importing.mount(scope, { signIn, onFault: (err) => logger.error({ err }, 'import broken off') }),
  })
  mountDocs(http.app, {
    registry,
    offsetMinutes: offsetMinutesOf(utcOffset),
    version: site.version,
    isOpen,
    authenticate: access.authenticate,
  })
  const onUntidy = (err: unknown) => logger.error({ err }, 'packages not tidied up')
  const packages = appPackages({ store, storage: openStorage(config, 'packages'), onFault: onUntidy })
  mountPackages(http.app, { packages, attachment, authenticate: access.authenticate })
  mountFiles(http.app, { files: uploads({ store, registry, storage }), attachment, authenticate: access.authenticate })
  mountVoiceReports(http.app, { cloud: config.channels.cloud, pressed: (reference) => keyPressed(store, registry, reference) })
  mountCalendar(http.app, { store, words })
  mountPlainWall(http.app, { store, words, mayServe: http.mayServe, logger })
  const graphql = overSocket({ ...wire, contextOf })
  const [{ publisher }, { addressOf, mayServe, isRefusedPlain }] = [live, http]
  const socketing = { server: http.app.server, graphql, access, store, publisher, logger, words, addressOf, mayServe, isRefusedPlain }
  const sockets = attachSocket({ ...socketing, limits: limits?.sockets ?? {} })
  liveFigures({ hub: live.hub, sockets }, meter)
  // Where proxies are waited for, another process takes the sockets; a single one meets nobody before it runs again.
  return {
    closeSockets: () => sockets.close({ isSpread: config.readyDrain > 0 }),
    stop: () => Promise.all([apollo.stop(), packages.close()]),
  }
}

interface Below {
  readonly access: Access
  readonly metrics: MetricsPage
  readonly tls: Tls | null
  readonly failedJobs: (since: Date) => ReturnType<JobQueue['failedSince']>
}
/** What answers over HTTP before any API does, and what it tells of its health. */
function openHttp(store: OpenStore, { access: { callerOf }, metrics, tls, failedJobs }: Below, { config, logger, limits }: AppOptions) {
  const onForwarded = forwardedMarker(config, { now: () => store.now(), logger })
  const http = buildHttp({
    config,
    logger,
    metrics,
    dist: distFolder,
    ready: () => store.ready(),
    mayServe: () => store.mayServe(),
    callerOf,
    onForwarded,
    limits: limits?.http ?? {},
    tls: tls?.pair,
    isPinned: tls?.kind !== 'auto' || config.requireTls,
  })
  backupGauges(config, metrics)
  const health = createHealthService({ config, store, logger, checks: healthChecks, meter: metrics, failedJobs })
  return { http, health, secured: tls ? mountTls(http, tls, { config, logger, store }) : mountAddress(http, store) }
}

/** The whole server, joined here and nowhere else. It does not listen until asked. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, logger, roles = ALL_ROLES, hasQueue = true } = options
  // Before anything is written to a base: a certificate of one's own may not fit.
  const tls = roles.has('api') ? await openTls(options) : null
  const [meter, building] = [createMeter(), buildApi(registry)]
  const prepare = basePreparation(options, building, meter)
  // A file answers or never will; a database server may be starting, too, or be busy.
  const preparing = isFileUrl(config.databaseUrl) ? prepare() : retryWhileAway(prepare, { logger })
  const [{ store, closeBase, firstLogin }, api] = await Promise.all([preparing, building])
  const access = createAccess({ store, config, logger, meter })
  const live = openLive(store, options, meter)
  // Before the sockets, which ask about rights as soon as they hear of a change.
  live.publisher.subscribe(access.changed)
  live.publisher.subscribe((change) => menusChanged(store, change))
  const requests = requestLogWriter({ store, registry, logger })
  const failedJobs: Below['failedJobs'] = async (since) => queue?.failedSince(since)
  const { http, health, secured } = openHttp(store, { access, metrics: meter, tls, failedJobs }, options)
  const [sheets, storage] = [openExports({ store, registry, logger }), openStorage(config, 'files')]
  const importing = imports({ store, registry, tempStorage: tempStorage(openStorage(config, 'imports')) })
  const storedContents = contents({ store, storage })
  const sweep = async () => ({ ...(await storedContents.sweep()), ...(await importing.sweep()) })
  const [channels, workbooks] = [openChannels(config.channels), workbooksOf({ registry, store, ...sheets })]
  const jobs = { settings: config, store, logger, roles, meter, channels, workbooks, contents: { ...storedContents, sweep } }
  const queue =
    hasQueue && needsQueue(jobs) ? new JobQueue({ ...jobs, backups: backupService(config), auditor: auditorOf(config) }) : undefined
  let heartbeat: Heartbeat | undefined
  const served = roles.has('api')
    ? await serveApi({ store, access, api, live, sheets, requests, storage, importing, http, meter, queue, health }, options)
    : undefined
  return {
    http: http.app,
    store,
    api,
    queue,
    firstLogin,
    async listen() {
      const address = await http.app.listen({ port: config.port, host: config.host })
      await secured?.listen()
      queue?.begin()
      if (hasQueue) heartbeat = new Heartbeat({ store, logger, roles, version: programVersion(), dataDir: config.dataDir })
      return address
    },
    ready: () => store.ready(),
    async drain(hurry) {
      http.leave()
      // Nobody sends calls to a process without an API.
      if (served) await pause(config.readyDrain * 1000, undefined, { ...(hurry && { signal: hurry }) }).catch(() => {})
    },
    /** Stops taking work, finishes what runs, then lets go of everything, in that order. */
    async close() {
      http.leave()
      const close = closingOf(logger)
      const { calls, api, notes, database } = options.limits?.closing ?? closingLimits
      // It has stopped listening when the first client comes back.
      await close(calls, { http: () => http.app.close(), queue: () => queue?.close(), sockets: () => served?.closeSockets() })
      live.hub.close()
      await close(api, { heartbeat: () => heartbeat?.close(), channels: () => channels.close(), api: () => served?.stop() })
      await close(notes, { sessions: () => access.close(), 'request log': () => requests.close() })
      await close(database, { publisher: () => live.publisher.close(), database: closeBase })
    },
  }
}
