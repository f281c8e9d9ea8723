import { rootOf } from '../../platform/connections/causes.ts'
import { outageOf, WriterBusy } from '../../platform/connections/outage.ts'
import { type Meter, Tally } from '../../platform/meter.ts'
import { Repeats } from '../../platform/repeats.ts'

export type StatementKind = 'read' | 'write' | 'commit'
/** A slow statement for the log: its text with placeholders, never the values. */
export interface SlowLine {
  readonly statement: string
  readonly kind: StatementKind
  /** The longest duration among the statements that the line stands for. */
  readonly ms: number
  readonly count: number
}
export interface WatchOptions {
  readonly meter: Meter
  /** Threshold in ms; 0 logs no statement as slow. */
  readonly slowMs: number
  readonly logger: { warn(line: SlowLine, message: string): void }
}

const KINDS: Readonly<Record<string, StatementKind>> = {
  select: 'read',
  insert: 'write',
  update: 'write',
  delete: 'write',
  commit: 'commit',
}
const ALL: readonly StatementKind[] = ['read', 'write', 'commit']
const BOUNDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15]
const PAUSES = { firstMs: 60_000, mostMs: 60_000 }
const TEXT_MAX = 2_000
/** SQLSTATEs of conflicts on PostgreSQL: serialization failure, deadlock, lock not available. */
const COLLISIONS = ['40001', '40P01', '55P03']

/** The kind of a statement, by its first word; undefined for transaction control. */
export function kindOf(text: string): StatementKind | undefined {
  const first = text.slice(0, 6).toLowerCase()
  return KINDS[first] ?? (first.startsWith('with ') ? 'read' : undefined)
}
/** The text without literal values. */
const withoutValues = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, TEXT_MAX)

/** Observes every statement of a database: durations by kind, slow statements, and how often the database was busy. */
export class StatementWatch {
  readonly #busy = new Tally([{ by: 'lock' }, { by: 'writer' }])
  readonly #slow = new Tally(ALL.map((kind) => ({ class: kind })))
  readonly #repeats = new Repeats()
  readonly #longest = new Map<string, number>()
  readonly #take: ReturnType<Meter['durations']>
  readonly #slowMs: number
  readonly #logger: WatchOptions['logger']

  constructor({ meter, slowMs, logger }: WatchOptions) {
    this.#slowMs = slowMs || Number.POSITIVE_INFINITY
    this.#logger = logger
    this.#take = meter.durations(
      'millwright_statement_duration_seconds',
      'Time of a statement of the base, by class; a commit may stand for several units of work.',
      { label: 'class', bounds: BOUNDS, known: ALL },
    )
    meter.counter(
      'millwright_slow_statements_total',
      'Statements that took as long as SLOW_STATEMENT_MS or longer; the log names them.',
      this.#slow.read,
    )
    meter.counter(
      'millwright_base_busy_total',
      'How often a unit of work met a base that was busy: a lock of somebody else, or a writer that did not come to an end.',
      this.#busy.read,
    )
  }

  ended(kind: StatementKind | undefined, ms: number, text: string): void {
    if (!kind) return
    this.#take(kind, ms / 1000)
    if (ms >= this.#slowMs) this.#reportSlow(kind, ms, withoutValues(text))
  }

  /** Records a failed statement or BEGIN. */
  failed(error: unknown): void {
    if (error instanceof WriterBusy) this.#busy.add({ by: 'writer' })
    else if (outageOf(error)?.code === 'outage.busy' || COLLISIONS.includes(rootOf(error).code ?? '')) this.#busy.add({ by: 'lock' })
  }

  #reportSlow(kind: StatementKind, ms: number, statement: string) {
    this.#slow.add({ class: kind })
    this.#longest.set(statement, Math.max(ms, this.#longest.get(statement) ?? 0))
    this.#repeats.note(statement, PAUSES, (count) => {
      const longest = this.#longest.get(statement) ?? ms
      this.#longest.delete(statement)
      this.#logger.warn({ statement, kind, ms: Math.round(longest), count }, 'slow statement')
    })
  }
}
