import { serverNow } from '../../kit/words/serverClock.ts'
import type { Value } from '../../resource/formValues.ts'

/** Unsaved input of a form: each touched field with its value before. */
export interface Draft {
  at: number
  /** The version of the edited record; null for a new one. */
  version: string | null
  fields: Readonly<Record<string, { before: Value; mine: Value }>>
  /** Files had been chosen; drafts do not contain them. */
  lacksFiles?: boolean
}
export interface Place {
  user: string
  plant: string
  /** The form: a resource with the edited record, or with the presets of a new one. */
  form: string
}

const PREFIX = 'draft:'
const RETENTION_MS = 7 * 24 * 3_600_000
export const MAX_DRAFTS = 30
export const MOST_LETTERS = 200_000

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Includes the user, so that users of a shared computer never see each other's drafts. */
const keyOf = ({ user, plant, form }: Place) => `${PREFIX}${user}:${plant}:${form}`

function parsed(text: string | null): Draft | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Draft | null
    return found && typeof found.at === 'number' && typeof found.fields === 'object' ? found : undefined
  } catch {
    return undefined
  }
}

/** Drafts in local storage. Writing never fails: a full or forbidden storage is ignored. */
export function createDrafts(memory: Memory, now: () => number = serverNow) {
  function all() {
    const keys = Array.from({ length: memory.length }, (_, at) => memory.key(at) ?? '').filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => {
      const text = memory.getItem(key)
      return { key, letters: text?.length ?? 0, at: parsed(text)?.at ?? 0 }
    })
  }
  /** Removes drafts that are too old, too many or too large; the newest stay. */
  function sweep() {
    let letters = 0
    for (const [place, draft] of all()
      .sort((a, b) => b.at - a.at)
      .entries()) {
      letters += draft.letters
      if (place >= MAX_DRAFTS || letters > MOST_LETTERS || draft.at < now() - RETENTION_MS) memory.removeItem(draft.key)
    }
  }
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    read: (place: Place) =>
      quietly(() => {
        const draft = parsed(memory.getItem(keyOf(place)))
        return draft && draft.at >= now() - RETENTION_MS && Object.keys(draft.fields).length ? draft : undefined
      }),
    write: (place: Place, draft: Omit<Draft, 'at'> & { at?: number }) =>
      quietly(() => {
        memory.setItem(keyOf(place), JSON.stringify({ at: now(), ...draft }))
        sweep()
      }),
    remove: (place: Place) => quietly(() => memory.removeItem(keyOf(place))),
    sweep: () => quietly(sweep),
  }
}

export const drafts = createDrafts(localStorage)
