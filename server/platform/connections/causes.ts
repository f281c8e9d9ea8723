/** Drivers' errors come wrapped, and nobody knows how often; a circle must end, too. */
const DEEPEST = 8

/** What an error or its causes say of themselves, as drivers do. */
export interface Coded {
  readonly name?: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly constraint?: string
  readonly detail?: string
}

/** An error and what it was caused by, from the outside in. */
export function* causesOf(error: unknown): Generator<object> {
  let at = error
  for (let depth = 0; typeof at === 'object' && at !== null && depth < DEEPEST; depth++) {
    yield at
    at = (at as { cause?: unknown }).cause
  }
}

/** The innermost error: what the driver said, without the statement that wrappers add. */
export function rootOf(error: unknown): Coded {
  return ([...causesOf(error)].findLast((one) => one instanceof Error) ?? error) as Coded
}
