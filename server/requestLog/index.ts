export type { CallEntry } from './entry.ts'
export { type RequestLogWriter, requestLogWriter } from './writer.ts'
