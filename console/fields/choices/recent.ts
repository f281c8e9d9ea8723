import type { ResourceName } from '../../kit/gen/resources.ts'
import type { Ref } from '../../resource/meta.ts'

const MOST = 4
const key = (user: string, plant: string, target: ResourceName) => `recent:${user}:${plant}:${target}`

/** The ids that the user chose recently, newest first. */
export function recentIds(user: string, plant: string, target: ResourceName): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(user, plant, target)) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

interface Choosing {
  user: string
  plant: string
  target: ResourceName
}

/** Remembers chosen ids in local storage, newest first. */
export function rememberChoice({ user, plant, target }: Choosing, ids: readonly string[]) {
  const next = [...ids, ...recentIds(user, plant, target).filter((id) => !ids.includes(id))].slice(0, MOST)
  try {
    localStorage.setItem(key(user, plant, target), JSON.stringify(next))
  } catch {
    // When storage is full or forbidden, recent choices are not remembered.
  }
}

/** Recent items first, without duplicates. */
export const withRecent = (recent: readonly Ref[], items: readonly Ref[]): readonly Ref[] => [
  ...recent,
  ...items.filter((item) => !recent.some((ref) => ref.id === item.id)),
]
