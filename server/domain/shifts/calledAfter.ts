import { text } from '../../kernel/index.ts'

/** What a row is called that is about a worker or a position: the name that it had when the row was written. */
export const calledAfter = { name: text({ required: true, max: 128, readonly: true, filter: 'like', sort: true }) }
