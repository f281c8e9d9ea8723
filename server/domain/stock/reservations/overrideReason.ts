import { text } from '../../../kernel/index.ts'

/** Why somebody takes what should be taken by others, or later: of entries of several ledgers. */
export const overrideReason = text({ max: 500, long: true })
