/** The writing end of a stream that one reader iterates. */
export interface Stream<T> {
  readonly iterator: AsyncGenerator<T, void, undefined>
  push(value: T): void
  end(): void
}

/**
 * An iterator that keeps the newest value only: a reader that is late skips snapshots and never falls behind. It is written by hand
 * because `return()` must end it while a `next()` is waiting, which a parked async generator cannot do (the source of leaked subscriptions).
 */
export function stream<T>(onEnd: () => void): Stream<T> {
  let newest: { value: T } | undefined
  let reader: ((result: IteratorResult<T, void>) => void) | undefined
  let isOver = false

  const end = () => {
    if (isOver) return
    isOver = true
    newest = undefined
    reader?.({ done: true, value: undefined })
    reader = undefined
    onEnd()
  }
  const push = (value: T) => {
    if (isOver) return
    if (!reader) newest = { value }
    else {
      const give = reader
      reader = undefined
      give({ done: false, value })
    }
  }
  const next = (): Promise<IteratorResult<T, void>> => {
    if (isOver) return Promise.resolve({ done: true, value: undefined })
    if (!newest) return new Promise((resolve) => (reader = resolve))
    const { value } = newest
    newest = undefined
    return Promise.resolve({ done: false, value })
  }
  return { push, end, iterator: iteratorOf(next, end) }
}

export function iteratorOf<T>(next: () => Promise<IteratorResult<T, void>>, end: () => void): AsyncGenerator<T, void, undefined> {
  const over = { done: true, value: undefined } as const
  const iterator: AsyncGenerator<T, void, undefined> = {
    next,
    async return() {
      end()
      return over
    },
    async throw(error: unknown) {
      end()
      throw error
    },
    [Symbol.asyncIterator]: () => iterator,
    async [Symbol.asyncDispose]() {
      end()
    },
  }
  return iterator
}
