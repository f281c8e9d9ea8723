import type { Readable } from 'node:stream'
import { importBatch } from '../../domain/system/index.ts'
import { isFilledIn, isHistory, type ResourceDef } from '../../kernel/index.ts'
import { requireImportPermission } from '../commit/batches.ts'
import type { Services, Visitor } from '../commit/parts.ts'
import { FILE_MAX } from '../limits.ts'
import { refuseFile } from '../problems.ts'
import { shown } from '../rows/cellText.ts'
import { fieldsOf, type MappedField } from '../rows/headers.ts'
import { chooseSheet, isHelp, layoutOf } from '../rows/layout.ts'
import { readSheets, type SheetHead } from './readWorkbook.ts'

const SAMPLES = 3
const NAME_MAX = 255
const SHEET_NAME_MAX = 64

export interface Uploaded {
  readonly id: number
  readonly fileName: string
  readonly sheets: readonly { name: string; rowCount: number }[]
  readonly sheet: string
  readonly columns: readonly { index: number; header: string; sample: readonly string[]; field: string | null }[]
  readonly fields: readonly MappedField[]
  readonly rowCount: number
  /** Records that exist are always updated: there is nothing to choose. */
  readonly alwaysUpdates: boolean
}
export interface UploadRequest {
  readonly fileName: string
  readonly source: Readable
  readonly sheet?: string | undefined
}

/** The last part of a path, without what no file name holds. */
export function fileNameOf(path: string): string {
  const last = path.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
      .trim()
      .slice(0, NAME_MAX) || 'import.xlsx'
  )
}

function describe(resource: ResourceDef, sheet: SheetHead) {
  const layout = layoutOf(resource, sheet.head)
  if (!layout) throw refuseFile('empty')
  const below = sheet.head.filter(([rowNo]) => rowNo > layout.headerRowNo)
  const above = sheet.head.length - below.length
  const sampleOf = (index: number) => below.map(([, cells, about]) => about?.looks?.[index]?.shown ?? shown(cells[index])).filter(Boolean)
  const columns = layout.headers.map((header, index) => ({
    index,
    header,
    sample: sampleOf(index)
      .slice(0, SAMPLES)
      .map((text) => text.slice(0, 100)),
    field: layout.fields[index] ?? null,
  }))
  const isUsed = ({ header, sample }: (typeof columns)[number]) => header !== '' || sample.length > 0
  return { columns: columns.filter(isUsed), rowCount: sheet.rowCount - above }
}

async function register(
  { store }: Services,
  { actor }: Visitor,
  resource: ResourceDef,
  stored: { storageKey: string; fileName: string; sheet: SheetHead; rowCount: number },
) {
  const { storageKey, fileName, sheet, rowCount } = stored
  const userId = actor.userId as number
  const values = {
    resource: resource.name,
    isHistory: isHistory(resource),
    fileName,
    storageKey,
    userId,
    sheet: sheet.name.slice(0, SHEET_NAME_MAX),
    rowCount,
  }
  return store.write(actor, (uow) => uow.of(importBatch).create(values))
}

/** Takes in a workbook, looks at it, and says how its columns would be understood. */
export async function upload(services: Services, visitor: Visitor, resource: ResourceDef, request: UploadRequest): Promise<Uploaded> {
  const { actor, language, signal } = visitor
  const { tempStorage, gate } = services
  requireImportPermission(actor, resource)
  const storageKey = await tempStorage.put(request.source, FILE_MAX)
  try {
    return await gate.pass(actor.plantId, async () => {
      const sheets = await readSheets(await tempStorage.get(storageKey), { signal })
      const sheet = chooseSheet(resource, sheets, request.sheet)
      const { columns, rowCount } = describe(resource, sheet)
      if (rowCount < 1) throw refuseFile('empty')
      const fileName = fileNameOf(request.fileName)
      const { id } = await register(services, visitor, resource, { storageKey, fileName, sheet, rowCount })
      const offered = sheets.filter(({ name }) => !isHelp(name)).map(({ name, rowCount }) => ({ name, rowCount }))
      return {
        id,
        fileName,
        sheets: offered,
        sheet: sheet.name,
        columns,
        fields: fieldsOf(resource, language),
        rowCount,
        alwaysUpdates: isFilledIn(resource),
      }
    })
  } catch (error) {
    await tempStorage.remove(storageKey)
    throw error
  }
}
