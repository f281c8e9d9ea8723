import { extensionPoint, type Registry, type UnitOfWork } from '../../kernel/index.ts'

/** A kind of record that reports come of, named by a link of the report. */
export interface ReportSource {
  readonly link: 'inspectionId'
  /** Refuses a record that is unknown, or of another machine than the report. */
  check(uow: UnitOfWork, id: number, equipmentId: number): Promise<void>
}
/** What reports come of: the areas above say it, reports know none of them. */
export const reportSources = extensionPoint<ReportSource>('reportSources')

type Links = { readonly [L in ReportSource['link']]?: number | null | undefined }
export async function checkSources(uow: UnitOfWork, registry: Registry, input: Links, equipmentId: number): Promise<void> {
  for (const { link, check } of registry.extensionsOf(reportSources)) {
    const id = input[link]
    if (id != null) await check(uow, id, equipmentId)
  }
}
