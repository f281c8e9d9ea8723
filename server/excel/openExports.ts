import type { Logger } from 'pino'
import type { Registry, Store } from '../kernel/index.ts'
import { exportFigures } from './exportFigures.ts'
import { exportGroups } from './exportGroups.ts'
import { exportRows } from './exportRows.ts'
import { type FigureExport, readTable } from './figureTable.ts'

interface Options {
  readonly store: Store
  readonly registry: Registry
  readonly logger: Pick<Logger, 'error'>
}
/** The exports of this process, and lists of figures as they are; what breaks off while a workbook is written goes to the log. */
export function openExports({ store, registry, logger }: Options) {
  const onFault = (err: unknown) => logger.error({ err }, 'export broken off')
  const options = { store, registry, onFault }
  return {
    ...{ exportRows: exportRows(options), exportFigures: exportFigures(options), exportGroups: exportGroups(options) },
    readTable: (job: FigureExport) => readTable(options, job),
  }
}
