import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** What somebody types, once it has stood still for a moment. */
export function useDebouncedValue<Value extends string | readonly string[]>(value: Value): Value {
  const [settled, settle] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are what counts, not their list
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
