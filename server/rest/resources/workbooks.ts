import type { Readable } from 'node:stream'
import type { Registry, Store } from '../../kernel/index.ts'
import type { ExportFigures, ExportGroups, ExportRows, ReadTable } from '../call.ts'
import { boardPicture } from './boardPicture.ts'
import { BOARDS_PATH, type Board, boardTable } from './boardSheet.ts'
import { groupPicture } from './groupPicture.ts'
import { groupingOfView, groupSheet } from './groupSheet.ts'
import { type SheetReader, type View, viewSheet } from './viewSheet.ts'

interface Options {
  readonly registry: Registry
  readonly store: Store
  readonly exportRows: ExportRows
  readonly exportFigures: ExportFigures
  readonly exportGroups: ExportGroups
  readonly readTable: ReadTable
}
type Source = Board | View

async function contentOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

interface Format {
  /** What it is called where it is sent. */
  readonly name: string
  readonly isPicture: boolean
}
function pictureOf(options: Options, reader: SheetReader, source: Source, name: string) {
  if ('board' in source) return boardPicture(options, reader, { ...source, name })
  const grouping = groupingOfView(source)
  return grouping && groupPicture(options, reader, { view: source, grouping, name })
}
async function sheetOf(options: Options, reader: SheetReader, source: Source) {
  if ('board' in source)
    return { sheet: await options.exportFigures(boardTable(options, reader, source)), path: BOARDS_PATH, kind: 'rows' as const }
  const grouping = groupingOfView(source)
  if (!grouping) return { ...(await viewSheet(options, reader, source)), kind: 'rows' as const }
  return { ...(await groupSheet(options, reader, { view: source, grouping })), kind: 'groups' as const }
}

/** Makes workbooks in memory, as their reader would export them at this moment, and pictures of groups and boards. */
export const workbooks = (options: Options) => async (reader: SheetReader, source: Source, as?: Format) => {
  const picture = as?.isPicture && (await pictureOf(options, reader, source, as.name))
  if (picture) return picture
  const { sheet, path, kind } = await sheetOf(options, reader, source)
  return { fileName: sheet.fileName, rowCount: sheet.rowCount, content: await contentOf(sheet.stream), kind, path }
}
