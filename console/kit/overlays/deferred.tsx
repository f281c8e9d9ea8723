import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react'

/** What is drawn as long as the code of a component is on its way. */
interface Waiting {
  wait?: ReactNode
}
export interface Deferred<P> {
  (props: P & Waiting): ReactNode
  /** Fetches the code ahead of the first drawing. */
  prepare: () => void
}

/**
 * A component whose code is fetched when it is first drawn, and drawn at once when it is there. React's own `lazy` keeps what has come from the
 * screen until 300 ms have passed since the last placeholder anywhere on the page (its throttle of retries), also where it came within 10 ms.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): Deferred<P> {
  let part: ComponentType<P> | undefined
  let failure: { error: unknown } | undefined
  let loading: Promise<void> | undefined
  const hearers = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    hearers.add(listener)
    return () => hearers.delete(listener)
  }
  async function fetchPart() {
    try {
      part = await load()
    } catch (error) {
      failure = { error }
      loading = undefined
    }
    for (const listener of hearers) listener()
  }
  const prepare = () => {
    if (!loading) loading = fetchPart()
  }
  function Part({ wait = null, ...props }: P & Waiting) {
    // Whoever is drawn anew tries anew.
    useState(() => {
      failure = undefined
    })
    const Ready = useSyncExternalStore(subscribe, () => part)
    const failed = useSyncExternalStore(subscribe, () => failure)
    if (Ready) return <Ready {...(props as unknown as P)} />
    if (failed) throw failed.error
    prepare()
    return wait
  }
  return Object.assign(Part, { prepare })
}
