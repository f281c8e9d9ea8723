import { ExportGate } from './exportGate.ts'
import { checkedTable, type FigureExport, type FigureSource, readTable } from './figureTable.ts'
import { type Export, fileNameOf, openSheet } from './openSheet.ts'
import type { Page } from './sheetStream.ts'

/** Checks permission, rate and arguments; what goes wrong later breaks the stream off. */
export type ExportFigures = (job: FigureExport) => Promise<Export>
interface Options extends FigureSource {
  readonly onFault: (error: unknown) => void
}
async function* onePage(page: Page) {
  yield page
}

/** A list of what a read model answers as a sheet: the numbers of the screen, in the reader's language. */
export function exportFigures({ store, registry, onFault }: Options): ExportFigures {
  const gate = new ExportGate()
  return async (job) => {
    const { actor } = job
    const checked = checkedTable(job, store)
    const onClose = gate.enter(`${actor.kind} ${actor.userId ?? actor.name}`, performance.now())
    try {
      const { title, about, days, columns, rowCount } = await readTable({ store, registry }, job, checked)
      const source = { title, columns, pages: onePage(columns.map(({ cells }) => cells)) }
      return openSheet({ fileName: fileNameOf([title, ...about, ...days]), rowCount, source }, { onFault, onClose })
    } catch (error) {
      onClose()
      throw error
    }
  }
}
