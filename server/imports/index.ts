import type { FastifyInstance } from 'fastify'
import { rowOperations } from '../kernel/index.ts'
import { bulkImport } from './commit/bulkImport.ts'
import { FaultMemory, ImportGate, type ImportParts, type Services } from './commit/parts.ts'
import { sweepImports } from './commit/sweep.ts'
import { mountRoutes, type Wire } from './routes.ts'

export type { TempStorage } from './commit/parts.ts'
export { sweepImports } from './commit/sweep.ts'

/** Workbooks into lists: upload, mapping, rehearsal, commit, and taking a whole batch back. */
export function imports(parts: ImportParts) {
  const { store, registry } = parts
  const services: Services = { ...parts, rows: rowOperations(store.now, registry), gate: new ImportGate(), memory: new FaultMemory() }
  return {
    mount: (scope: FastifyInstance, wire: Wire) => mountRoutes(scope, services, wire),
    bulkImport: bulkImport.bind(null, services),
    sweep: () => sweepImports(parts),
  }
}
