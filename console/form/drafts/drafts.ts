import type { Value } from '../../resource/formValues.ts'

/** What somebody typed into a form and has not saved: each touched field with what stood there before. */
export interface Draft {
  at: number
  /** The version of the record that was being edited; nothing for a new one. */
  version: string | null
  fields: Readonly<Record<string, { before: Value; mine: Value }>>
  /** Files had been chosen, which a draft does not keep. */
  lacksFiles?: boolean
}
export interface Place {
  user: string
  plant: string
  /** The form: a resource with the record it edits, or with what a new one begins with. */
  form: string
}

const PREFIX = 'draft:'
const RETENTION_MS = 7 * 24 * 3_600_000
export const MAX_DRAFTS = 30
export const MOST_LETTERS = 200_000

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The person comes first: on a shared computer nobody meets what somebody else has typed. */
const keyOf = ({ user, plant, form }: Place) => `${PREFIX}${user}:${plant}:${form}`

function parsed(text: string | null): Draft | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Draft | null
    return found && typeof found.at === 'number' && typeof found.fields === 'object' ? found : undefined
  } catch {
    return undefined
  }
}

/** Drafts in the browser's own memory. Losing one is a pity and never an error: a full or forbidden memory is passed over. */
export function createDrafts(memory: Memory, now: () => number = Date.now) {
  function all() {
    const keys = Array.from({ length: memory.length }, (_, at) => memory.key(at) ?? '').filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => {
      const text = memory.getItem(key)
      return { key, letters: text?.length ?? 0, at: parsed(text)?.at ?? 0 }
    })
  }
  /** The newest stay as long as they are young, few and small. */
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
