export { attachment, EXPORT_MAX, type Export, type ExportRequest, type ExportRows, exportRows, XLSX } from './exportRows.ts'
