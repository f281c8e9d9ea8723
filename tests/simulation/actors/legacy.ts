import type { Hand } from './hand.ts'

/** A client of the old system: short calls to addresses, each with a key of its own. */
export async function legacyAct(_hand: Hand): Promise<void> {}
