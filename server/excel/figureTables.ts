import { downtimeFigures, faultFigures, repairFigures, repairLog, reportLog } from '../domain/repair/index.ts'
import { date, decimal, type FieldDef, int, type Read, text } from '../kernel/index.ts'

export interface Asked {
  readonly from: string
  readonly to: string
  readonly workshopId?: number | null
}
type Row = Readonly<Record<string, unknown>>
export interface FigureColumn {
  /** Locale key below figures.columns. */
  readonly key: string
  readonly field: FieldDef
  /** Kept as a share of 1, written as a number of hundredths. */
  readonly isShare?: true
  /** Locale key of a value, without the value. */
  readonly values?: string
}
const column = (key: string, field: FieldDef, more: Pick<FigureColumn, 'isShare' | 'values'> = {}): FigureColumn => ({
  key,
  field,
  ...more,
})
const hours = (key: string) => column(key, decimal())
const minutes = (key: string) => column(key, decimal({ scale: 1 }))
const share = (key: string) => column(key, decimal(), { isShare: true })
const [day, name, stopHours, count] = [column('day', date()), column('name', text()), hours('stopHours'), column('count', int())]
const [stopCount, availability] = [column('stopCount', int()), share('availability')]

interface FigureDef {
  read(read: Read, asked: Asked): Promise<object>
  readonly tables: Readonly<Record<string, readonly FigureColumn[]>>
}
/** What of each board may be taken along as a sheet: the lists of its figures and their columns. The first one is given unless another is named. */
export const FIGURES = {
  downtime: {
    read: downtimeFigures,
    tables: {
      byMachine: [
        column('number', text()),
        name,
        column('workshopName', text()),
        stopHours,
        stopCount,
        hours('mtbfHours'),
        minutes('mttrMinutes'),
        availability,
      ],
      byDay: [day, stopHours, availability],
      byShift: [name, stopHours],
    },
  },
  fault: {
    read: faultFigures,
    tables: {
      byCategory: [name, count, stopHours, share('share'), share('cumulative')],
      byMachine: [name, count],
      byDay: [day, count],
      byUrgency: [column('urgency', reportLog.fields.urgency, { values: 'reportLog.values.urgency' }), count],
    },
  },
  repair: {
    read: repairFigures,
    tables: {
      byRepairer: [name, hours('hours'), column('repairs', int())],
      byType: [column('repairType', repairLog.fields.repairType, { values: 'repairLog.values.repairType' }), count],
      byDay: [day, column('reported', int()), column('completed', int())],
    },
  },
} satisfies Readonly<Record<string, FigureDef>>

export type Figure = keyof typeof FIGURES
export const tablesOf = (figure: Figure): readonly string[] => Object.keys(FIGURES[figure].tables)
const definition = (figure: Figure): FigureDef => FIGURES[figure]
export const columnsOfTable = (figure: Figure, table: string): readonly FigureColumn[] => definition(figure).tables[table] ?? []

/** The rows of one table of a board's figures. */
export async function rowsOfTable(
  read: Read,
  figure: Figure,
  { table, ...asked }: Asked & { readonly table: string },
): Promise<readonly Row[]> {
  const figures = (await definition(figure).read(read, asked)) as Readonly<Record<string, readonly Row[]>>
  return figures[table] ?? []
}
