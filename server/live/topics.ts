import { answer, type Read, type Registry, type ResourceDef } from '../kernel/index.ts'

/** A live stream: one snapshot per plant, computed anew when a resource behind it changes. */
export interface Topic<T = unknown> {
  readonly dirtiedBy: readonly ResourceDef[]
  readonly load: (read: Read) => Promise<T>
  readonly minIntervalMs: number
}
export type Topics = Readonly<Record<string, Topic>>

const MIN_INTERVAL_MS = 250

/** All who look at a plant share one snapshot, whatever their languages: it may not ask for any. */
const nobodysWords = (): never => {
  throw new Error('a live snapshot has no language')
}

/** The streams of all read models that are live, by their names. */
export const topicsOf = (registry: Registry): Topics =>
  Object.fromEntries(
    registry.readModels.flatMap((model) => {
      const { name, live, stale } = model
      if (!live || stale === 'everything') return []
      const load = (read: Read) => answer(model, { read, registry, language: 'en', say: nobodysWords }, {})
      return [[name, { dirtiedBy: stale, load, minIntervalMs: live.minIntervalMs ?? MIN_INTERVAL_MS }]]
    }),
  )
