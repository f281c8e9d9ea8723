import type { Config } from '../platform/settings/config.ts'
import type { OpenStore } from '../store/index.ts'

/** Yellow: works, but needs attention before it fails. Red: does not work, or soon will not. */
export type Light = 'green' | 'yellow' | 'red'
export const GROUPS = ['machine', 'base', 'work', 'network', 'safety'] as const
export type Group = (typeof GROUPS)[number]

/**
 * The result of a check. Its texts are under `health.findings.<check>.<outcome>` in locales/health.json: the finding, and what to do about
 * it.
 */
export interface Finding {
  readonly light: Light
  readonly outcome: string
  /** Placeholders of the texts; a value that is a locale key is translated. */
  readonly values?: Readonly<Record<string, string | number>>
}
export const green = (outcome: string, values?: Finding['values']): Finding => ({ light: 'green', outcome, ...(values && { values }) })
export const yellow = (outcome: string, values?: Finding['values']): Finding => ({ light: 'yellow', outcome, ...(values && { values }) })
export const red = (outcome: string, values?: Finding['values']): Finding => ({ light: 'red', outcome, ...(values && { values }) })

export interface FailedJob {
  readonly name: string
  readonly failedReason: string | null
}
/** The installation to check. */
export interface Site {
  readonly config: Config
  now(): Date
  /** The database, opened and migrated; rejects when it cannot be opened. */
  store(): Promise<OpenStore>
  /**
   * Jobs that have failed since a moment; undefined while the queue does not answer. Absent where the caller has no connection to the
   * queue.
   */
  failedJobs?(since: Date): Promise<readonly FailedJob[] | undefined>
  /** Whether the server checks itself, as opposed to the doctor beside it. */
  readonly isSelfCheck: boolean
}

/** One thing that can be wrong with an installation. Doctor, console and metrics use the same list of checks. */
export interface HealthCheck {
  readonly name: string
  readonly group: Group
  /** Requires the database: skipped when it cannot be opened, which its own check reports. */
  readonly needsBase?: boolean
  /** Reads the whole database or disk, which may take minutes. */
  readonly isThorough?: boolean
  /** Skipped when the server checks itself, since it would find itself. */
  readonly isExternal?: boolean
  /** How long a finding is cached, for checks that call external systems. */
  readonly holdsMs?: number
  /** Runs the check; may return several findings. An exception becomes a red finding. */
  run(site: Site): Promise<Finding | readonly Finding[]> | Finding | readonly Finding[]
  /** Repairs what can be repaired without loss and without confirmation. */
  fix?(site: Site): Promise<void> | void
}
export interface Found extends Finding {
  readonly check: string
  readonly group: Group
}

/** From best to worst; the metrics export the index. */
export const LIGHTS: readonly Light[] = ['green', 'yellow', 'red']
/** The worst of several lights; green for none. */
export const worstOf = (found: readonly Pick<Finding, 'light'>[]): Light =>
  found.reduce<Light>((worst, { light }) => (LIGHTS.indexOf(light) > LIGHTS.indexOf(worst) ? light : worst), 'green')
