export { type ExportFigures, exportFigures, type FigureExport } from './exportFigures.ts'
export { EXPORT_MAX, type ExportRequest, type ExportRows, exportRows } from './exportRows.ts'
export { attachment, type Export, XLSX } from './openSheet.ts'
