export { answerFault } from './faults.ts'
export { createLogger } from './log.ts'
export { createMeter, type MetricsPage } from './registry.ts'
export { buildHttp, type Handler, type Http, type HttpOptions } from './server.ts'
