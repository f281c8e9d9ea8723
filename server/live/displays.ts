import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import { areas } from '../domain/index.ts'
import { wallDisplay } from '../domain/wall/index.ts'
import { type Actor, type Language, NO_DATA_SCOPE, Refusal, type RowOf, type Store, systemActor } from '../kernel/index.ts'
import { type DisplaySettings, settingsOf } from './displaySettings.ts'

type Display = RowOf<typeof wallDisplay>

const EVERY_PLANT = systemActor(0)
const MIN_SEEN_MS = 60_000
const SEEN_BATCH_MS = 200
/** All that the key of a wall opens. */
const permissions: ReadonlySet<string> = new Set(
  areas.flatMap(({ readModels = [] }) => readModels.flatMap((model) => (model.isForWalls ? model.permission : []))),
)

export interface DisplayGuest {
  readonly actor: Actor
  readonly language: Language
  readonly displayId: number
  readonly keyHash: string
  /** As the screen was last told. */
  settings: DisplaySettings
}
/** No active display has the key: it never existed, was replaced, or the display was revoked. */
export const displayUnknown = () => new Refusal('displayUnknown', {}, { kind: 'forbidden' })

/** The wall display behind a key; refused when no active display has it. */
export async function displayOfKey(store: Store, key: string, ip: string): Promise<DisplayGuest> {
  const keyHash = createHash('sha256').update(key).digest('hex')
  const [display] = await store.read(EVERY_PLANT).of(wallDisplay).find({ keyHash, status: 'ACTIVE' })
  if (!display) throw displayUnknown()
  return { actor: actorOf(display, ip), language: display.language, displayId: display.id, keyHash, settings: settingsOf(display) }
}
function actorOf(display: Display, ip: string): Actor {
  const { plantId } = display
  return {
    kind: 'display',
    userId: null,
    name: display.name,
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
  const rows = await store
    .read(EVERY_PLANT)
    .of(wallDisplay)
    .many(guests.map((g) => g.displayId))
  return new Map(
    guests.map((guest, at) => {
      const row = rows[at]
      return [guest, row?.status === 'ACTIVE' && row.keyHash === guest.keyHash ? settingsOf(row) : null]
    }),
  )
}

/**
 * Notes when displays were last seen, together and at most once a minute each. The rows keep their version and leave no operation log:
 * nobody changed them, and a person who edits one must not meet a conflict because of it.
 */
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
      await this.#store.write(EVERY_PLANT, async ({ now, read }) => {
        const table = read.table(wallDisplay)
        await read.db.update(table).set({ lastSeenAt: now }).where(inArray(table.id, ids))
      })
    } catch (error) {
      this.#logger.warn({ err: error }, 'last sight of displays not noted')
    }
  }
}
