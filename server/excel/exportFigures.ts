import { plant } from '../domain/masterdata/index.ts'
import { type Actor, type Language, permit, type Store, wrong } from '../kernel/index.ts'
import { type Words, words } from '../words.ts'
import { type Cell, cellOf } from './cells.ts'
import { ExportGate } from './exportGate.ts'
import { type Asked, columnsOfTable, type Figure, type FigureColumn, rowsOfTable, tablesOf } from './figureTables.ts'
import { type Export, fileNameOf, openSheet } from './openSheet.ts'
import type { Page } from './sheetStream.ts'

export interface FigureExport extends Asked {
  readonly actor: Actor
  readonly language: Language
  readonly figure: Figure
  /** Which list of the figures, such as byDay; the first one unless said. */
  readonly table?: string | undefined
}
/** Checks permission, rate and range; what goes wrong later breaks the stream off. */
export type ExportFigures = (job: FigureExport) => Promise<Export>
interface Options {
  readonly store: Pick<Store, 'read'>
  readonly onFault: (error: unknown) => void
}

const HUNDRED = 100

function tableOf({ figure, table }: FigureExport): string {
  const allowed = tablesOf(figure)
  const found = table === undefined ? allowed[0] : allowed.find((one) => one === table)
  if (!found) throw wrong('table', 'allowed', { allowed: allowed.join(', ') })
  return found
}
/** A fault that nobody has judged yet has no category to name it. */
const nameless = (key: string, value: unknown) => key === 'name' && value === ''

function cellWriter(say: Words, offsetMinutes: number) {
  return ({ key, field, isShare, values }: FigureColumn, value: unknown): Cell => {
    if (nameless(key, value)) return say('figures.unjudged')
    const shown = isShare && typeof value === 'number' ? value * HUNDRED : value
    return cellOf(field, shown, { say, offsetMinutes, valueKey: (one) => `${values}.${one}` })
  }
}
async function* onePage(page: Page) {
  yield page
}

/** A list of a board's figures as a sheet: the numbers of the screen, in the reader's language. */
export function exportFigures({ store, onFault }: Options): ExportFigures {
  const gate = new ExportGate()
  return async (job) => {
    const { actor, language, figure, from, to, workshopId } = job
    permit(actor, `dataview:${figure}:export`)
    const table = tableOf(job)
    const onClose = gate.enter(`${actor.kind} ${actor.userId ?? actor.name}`, performance.now())
    try {
      const read = store.read(actor)
      const [rows, here] = await Promise.all([
        rowsOfTable(read, figure, { from, to, workshopId: workshopId ?? null, table }),
        read.of(plant).get(actor.plantId),
      ])
      const say = words(language)
      const columns = columnsOfTable(figure, table)
      const write = cellWriter(say, read.offsetMinutes)
      const cells = columns.map((column) => rows.map((row) => write(column, row[column.key])))
      const title = say(`figures.titles.${figure}.${table}`)
      const fileName = fileNameOf([title, here.name, from, to])
      const labelled = columns.map(({ key, field }) => ({ label: say(`figures.columns.${key}`), field }))
      const source = { title, columns: labelled, pages: onePage(cells) }
      return openSheet({ fileName, rowCount: rows.length, source }, { onFault, onClose })
    } catch (error) {
      onClose()
      throw error
    }
  }
}
