import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react'
import { loadWords } from '../words/i18n.ts'
import { askBuild } from './build.ts'
import { retryAfter } from './network.ts'

interface LazyOptions {
  /** Files of locales that are loaded with the code. */
  words?: readonly string[]
  /** Draws with the component library, which is loaded with the code and put around it. Such a part is optional. */
  themed?: boolean
  /** The page works without it: its code is retried, and what is gone for good is left out and reported. Else its page fails with it. */
  optional?: boolean
  /** Loads it after the first rows of a list, which nothing that can wait may delay. */
  afterRows?: boolean
}
interface Placeholder {
  /** What is drawn while the code loads; nothing unless named. */
  wait?: ReactNode
}
export interface LazyComponent<P> {
  (props: P & Placeholder): ReactNode
  /** Loads the code ahead of the first drawing. */
  prepare: () => void
}
type Load<P> = () => Promise<ComponentType<P>>

const AFTER_ROWS_MS = 200
/** A thin line drops a request now and then; what fails for longer is gone. */
const RETRY_PAUSES_MS = [500, 2_000]

/** Retries what the network dropped; without a network nothing is gone, and it is retried as soon as there is one. */
async function retried<T>(load: () => Promise<T>): Promise<T> {
  const pauses = [...RETRY_PAUSES_MS]
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const pause = navigator.onLine ? pauses.shift() : 0
      if (pause === undefined) throw error
      await new Promise<void>((done) => retryAfter(pause, done))
    }
  }
}

/** Code that is gone, as with its build, leaves nothing to draw; the error log has it. */
async function retriedOrEmpty<P>(load: Load<P>): Promise<ComponentType<P>> {
  try {
    return await retried(load)
  } catch (error) {
    await askBuild()
    reportError(error)
    return () => null
  }
}

async function loadPart<P extends object>(load: Load<P>, { words = [], themed }: LazyOptions): Promise<ComponentType<P>> {
  const [Part, library] = await Promise.all([load(), themed && import('../overlays/Ui.tsx'), ...words.map(loadWords)])
  return library ? library.themed(Part) : Part
}

/**
 * A component whose code, with the words and the library that it needs, is loaded a single time, when it is first drawn. It is drawn as soon as it is there,
 * and without a placeholder from then on. After a failure the next one that is mounted tries anew. React's own `lazy` withholds what has arrived
 * until 300 ms have passed since the last placeholder anywhere on the page (its throttle of retries), also where it came within 10 ms.
 */
export function lazyComponent<P extends object>(load: Load<P>, options: LazyOptions = {}): LazyComponent<P> {
  let part: ComponentType<P> | undefined
  let failure: { error: unknown } | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  async function loadAll() {
    const loadThis = () => loadPart(load, options)
    try {
      if (options.afterRows) await new Promise((done) => setTimeout(done, AFTER_ROWS_MS))
      part = await (options.themed || options.optional ? retriedOrEmpty(loadThis) : loadThis())
    } catch (error) {
      failure = { error }
      loading = undefined
    }
    for (const listener of listeners) listener()
  }
  const prepare = () => {
    if (!loading) loading = loadAll()
  }
  function Part({ wait = null, ...props }: P & Placeholder) {
    // Whoever is mounted anew tries anew.
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
