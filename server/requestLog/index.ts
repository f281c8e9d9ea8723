export type { CallEntry } from './vocabulary.ts'
export { type RequestLogWriter, requestLogWriter } from './writer.ts'
