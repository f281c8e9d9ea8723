import type { Config } from '../platform/settings/config.ts'
import type { OpenStore } from '../store/index.ts'

/** Yellow: it works, and somebody should look at it before it does not. Red: something does not work, or soon will not. */
export type Light = 'green' | 'yellow' | 'red'
export const GROUPS = ['machine', 'base', 'work', 'network', 'safety'] as const
export type Group = (typeof GROUPS)[number]

/** What a check found. Its words stand under `health.findings.<check>.<says>` in locales/health.json: what is so, and what to do about it. */
export interface Finding {
  readonly light: Light
  readonly outcome: string
  /** For the placeholders of the words; a value that is itself a locale key is said in words. */
  readonly values?: Readonly<Record<string, string | number>>
}
export const green = (outcome: string, values?: Finding['values']): Finding => ({ light: 'green', outcome, ...(values && { values }) })
export const yellow = (outcome: string, values?: Finding['values']): Finding => ({ light: 'yellow', outcome, ...(values && { values }) })
export const red = (outcome: string, values?: Finding['values']): Finding => ({ light: 'red', outcome, ...(values && { values }) })

export interface FailedJob {
  readonly name: string
  readonly failedReason: string | null
}
/** The installation that is looked at. */
export interface Site {
  readonly config: Config
  now(): Date
  /** The base, opened and up to date; fails where it cannot be opened. */
  store(): Promise<OpenStore>
  /** Jobs that have failed since a moment; undefined while the queue does not answer. Absent for whoever does not have the queue open. */
  failedJobs?(since: Date): Promise<readonly FailedJob[] | undefined>
  /** Whether the server looks at itself, and not somebody beside it. */
  readonly isSelfCheck: boolean
}

/** One thing that can be wrong with an installation. Doctor, the console and the metrics read the same list of them. */
export interface HealthCheck {
  readonly name: string
  readonly group: Group
  /** Reads the base: not asked where that does not open, which the check of the base itself explains. */
  readonly needsBase?: boolean
  /** Reads everything there is, which may take minutes. */
  readonly isThorough?: boolean
  /** Asked by somebody beside the server only: the server itself would find itself. */
  readonly isExternal?: boolean
  /** For so long a finding holds: what is asked of other houses is not asked with every look. */
  readonly holdsMs?: number
  /** Several findings where several things can be wrong at once. A failure is a red finding of its own. */
  run(site: Site): Promise<Finding | readonly Finding[]> | Finding | readonly Finding[]
  /** Mends what can be mended without asking: nothing is lost by it, and whoever runs it may do it anyway. */
  fix?(site: Site): Promise<void> | void
}
export interface Found extends Finding {
  readonly check: string
  readonly group: Group
}

/** From good to bad, as the metrics number them. */
export const LIGHTS: readonly Light[] = ['green', 'yellow', 'red']
/** The worst of some lights; green for none. */
export const worstOf = (found: readonly Pick<Finding, 'light'>[]): Light =>
  found.reduce<Light>((worst, { light }) => (LIGHTS.indexOf(light) > LIGHTS.indexOf(worst) ? light : worst), 'green')
