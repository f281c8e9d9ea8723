export { answerFault } from './faults.ts'
export type { HttpLimits } from './limits.ts'
export { createLogger } from './log.ts'
export { buildHttp, type Handler, type Http, type HttpOptions } from './server.ts'
