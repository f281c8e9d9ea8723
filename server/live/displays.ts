import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { registry } from '../domain/index.ts'
import {
  type Actor,
  type KeyHolder,
  type KeyHolders,
  keyHolders,
  type Language,
  NO_DATA_SCOPE,
  Refusal,
  type Store,
  systemActor,
} from '../kernel/index.ts'

const EVERY_PLANT = systemActor(0)
const MIN_SEEN_MS = 60_000
const SEEN_BATCH_MS = 200
/** All that the key of a wall opens. */
const permissions: ReadonlySet<string> = new Set(
  registry.readModels.flatMap(({ isForWalls, permission }) => (isForWalls ? permission : [])),
)
function holders(): KeyHolders {
  const [found] = registry.extensionsOf(keyHolders)
  if (!found) throw new Error('nobody lets in by key')
  return found
}

/** What a screen is told about itself. */
export type DisplaySettings = KeyHolder['settings']
export interface DisplayGuest {
  readonly actor: Actor
  readonly language: Language
  readonly displayId: number
  readonly keyHash: string
  /** As the screen was last told. */
  settings: DisplaySettings
}
export const isSame = (a: DisplaySettings, b: DisplaySettings) => JSON.stringify(a) === JSON.stringify(b)
/** No active display has the key: it never existed, was replaced, or the display was revoked. */
export const displayUnknown = () => new Refusal('displayUnknown', {}, { kind: 'forbidden' })

/** The wall display behind a key; refused when no active display has it. */
export async function displayOfKey(store: Store, key: string, ip: string): Promise<DisplayGuest> {
  const keyHash = createHash('sha256').update(key).digest('hex')
  const holder = await holders().withKey(store.read(EVERY_PLANT), keyHash)
  if (!holder) throw displayUnknown()
  return { actor: actorOf(holder, ip), language: holder.language, displayId: holder.id, keyHash, settings: holder.settings }
}
function actorOf({ name, plantId }: KeyHolder, ip: string): Actor {
  return {
    kind: 'display',
    userId: null,
    name,
    plantId,
    plantIds: [plantId],
    permissions,
    dataScope: NO_DATA_SCOPE,
    sessionId: null,
    ip,
  }
}

/** What is set for each display now; null for one that may no longer look: revoked, deleted, or holding a key that was replaced. */
export async function settingsNow(
  store: Store,
  guests: readonly DisplayGuest[],
): Promise<ReadonlyMap<DisplayGuest, DisplaySettings | null>> {
  if (guests.length === 0) return new Map()
  const ids = guests.map((guest) => guest.displayId)
  const now = await holders().many(store.read(EVERY_PLANT), ids)
  return new Map(guests.map((guest, at) => [guest, now[at]?.keyHash === guest.keyHash ? now[at].settings : null]))
}

/** Notes when displays were last seen, together and at most once a minute each. */
export class SeenLog {
  readonly #store: Store
  readonly #logger: Logger
  readonly #notedAt = new Map<number, number>()
  readonly #due = new Set<number>()
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, logger: Logger) {
    this.#store = store
    this.#logger = logger
  }

  note(displayId: number) {
    if (performance.now() - (this.#notedAt.get(displayId) ?? Number.NEGATIVE_INFINITY) < MIN_SEEN_MS) return
    this.#notedAt.set(displayId, performance.now())
    this.#due.add(displayId)
    this.#timer ??= setTimeout(() => void this.#flush(), SEEN_BATCH_MS)
  }

  /** Writes what is due; the store must still be open. */
  async close() {
    clearTimeout(this.#timer)
    await this.#flush()
  }

  async #flush() {
    this.#timer = undefined
    const ids = [...this.#due]
    this.#due.clear()
    if (ids.length === 0) return
    try {
      await this.#store.write(EVERY_PLANT, (uow) => holders().seen(uow, ids))
    } catch (error) {
      this.#logger.warn({ err: error }, 'last sight of displays not noted')
    }
  }
}
