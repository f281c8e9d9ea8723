import type { Logger } from 'pino'
import { type Meter, unread } from '../platform/meter.ts'
import { runProgram } from '../platform/runProgram.ts'
import type { Config } from '../platform/settings/config.ts'
import type { OpenStore } from '../store/index.ts'
import { type Found, type HealthCheck, LIGHTS, type Light, type Site, worstOf } from './check.ts'
import { examineOne, fitting } from './examine.ts'
import { warnOfExposure } from './safetyChecks.ts'

/** For so long a look holds, however many people look. */
const HOLDS_MS = 10_000
/** How old the light may be that is shown to those who only read it. */
const SHOWN_MS = 60_000

export interface HealthReport {
  readonly at: Date
  readonly light: Light
  readonly found: readonly Found[]
  /** When everything was read last, by this process; null until somebody had it done. */
  readonly thoroughAt: Date | null
  readonly isExamining: boolean
}
/** What the API and the metrics may ask of the health of this installation. */
export interface HealthService {
  report(): Promise<HealthReport>
  /** Has everything read, in a process of its own: what that finds is in the reports after it. One at a time. */
  examine(): void
}

export interface HealthServiceOptions {
  readonly config: Config
  readonly store: OpenStore
  readonly logger: Pick<Logger, 'warn'>
  readonly checks: readonly HealthCheck[]
  readonly meter?: Meter
  readonly failedJobs?: NonNullable<Site['failedJobs']>
}
interface CachedFindings {
  readonly at: number
  readonly found: Promise<readonly Found[]>
}

/** What a doctor beside the server finds, of the checks that read everything: SQLite would hold up this process for as long as they take. */
const examineInProcess = async (config: Config) =>
  (JSON.parse(await runProgram(config, 'doctor', ['--thorough', '--json'])) as { found: readonly Found[] }).found

const brightness = (found: readonly Found[]) => LIGHTS.indexOf(worstOf(found))
function healthFigures(lately: () => readonly Found[], meter: Meter) {
  meter.gauge('millwright_health', 'The worst of all health checks: 0 green, 1 yellow, 2 red.', () => brightness(lately()))
  meter.gauge('millwright_health_check', 'Each health check: 0 green, 1 yellow, 2 red.', () => {
    const found = lately()
    const checks = [...new Set(found.map(({ check }) => check))]
    return checks.map((check) => ({ labels: { check }, value: brightness(found.filter((one) => one.check === check)) }))
  })
}

/** The server's look at itself. */
export function createHealthService({ config, store, logger, checks, meter = unread, failedJobs }: HealthServiceOptions): HealthService {
  const site: Site = { config, now: () => store.now(), store: async () => store, isSelfCheck: true, ...(failedJobs && { failedJobs }) }
  void warnOfExposure(config, logger)
  const quick = fitting(checks, site).filter(({ isThorough }) => !isThorough)
  const thorough = new Set(checks.filter(({ isThorough }) => isThorough).map(({ name }) => name))
  const cache = new Map<string, CachedFindings>()
  let deep: { readonly at: Date; readonly found: readonly Found[] } | undefined
  let isExamining = false
  let last: { readonly at: number; readonly found: readonly Found[] } = { at: Number.NEGATIVE_INFINITY, found: [] }

  function ask(check: HealthCheck): Promise<readonly Found[]> {
    const now = performance.now()
    const found = cache.get(check.name)
    if (found && now - found.at < (check.holdsMs ?? HOLDS_MS)) return found.found
    const findings = examineOne(check, site)
    cache.set(check.name, { at: now, found: findings })
    return findings
  }
  async function report(): Promise<HealthReport> {
    const quickFindings = await Promise.all(quick.map(ask))
    const found = [...quickFindings.flat(), ...(deep?.found ?? [])]
    last = { at: performance.now(), found }
    return { at: store.now(), light: worstOf(found), found, thoroughAt: deep?.at ?? null, isExamining }
  }
  /** As it was a moment ago: who asks for figures cannot wait for a look. */
  function lately(): readonly Found[] {
    if (performance.now() - last.at > SHOWN_MS) void report()
    return last.found
  }
  healthFigures(lately, meter)
  return {
    report,
    examine() {
      if (isExamining) return
      isExamining = true
      examineInProcess(config)
        .then((found) => {
          deep = { at: store.now(), found: found.filter(({ check }) => thorough.has(check)) }
        })
        .catch((err: unknown) => logger.warn({ err }, 'not examined'))
        .finally(() => {
          isExamining = false
        })
    },
  }
}
