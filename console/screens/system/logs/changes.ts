export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** The stored text of a change: { field: [before, after] }. What is no such text yields nothing. */
export function changesIn(text: string | null | undefined): Change[] {
  try {
    const read: unknown = JSON.parse(text ?? '')
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return []
    return Object.entries(read).flatMap(([field, pair]) =>
      Array.isArray(pair) && field !== 'updatedAt' ? [{ field, before: pair[0] as unknown, after: pair[1] as unknown }] : [],
    )
  } catch {
    return []
  }
}

/** JSON set out for reading; anything else as it came, also JSON that was cut short. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
