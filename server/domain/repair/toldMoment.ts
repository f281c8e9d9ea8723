import { minuteText, type UnitOfWork, wrong } from '../../kernel/index.ts'

const MINUTE_MS = 60_000
const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS)

/** A moment that somebody may have told, and the field that is to blame for it. */
export interface Told {
  readonly given: Date | null | undefined
  readonly field: string
}
/** What came before it, and the rule that is broken by a moment before that. */
export interface Earlier {
  readonly at: Date | null | undefined
  readonly rule: string
}

/**
 * When something happened: as told, else now. People tell minutes, so the minute of what came before is accepted and stands for its moment.
 */
export function toldMoment(uow: UnitOfWork, { given, field }: Told, ...earlier: readonly Earlier[]): Date {
  const told = given && given < uow.now ? given : uow.now
  return earlier.reduce((moment, { at, rule }) => {
    if (!at) return moment
    if (minuteOf(told) < minuteOf(at)) throw wrong(field, rule, { at: minuteText(at, uow.read.offsetMinutes) })
    return moment < at ? at : moment
  }, told)
}
