import { type FieldFault, invalid, type ResourceDef, type UnitOfWork } from '../../kernel/index.ts'

export interface Choice {
  readonly field: string
  readonly resource: ResourceDef
  readonly ids: readonly (number | null | undefined)[]
}

/** A row that was switched off stays readable in history but takes no new work. Absent rows are left to the check of references. */
export async function requireEnabled(uow: UnitOfWork, choices: readonly Choice[]): Promise<void> {
  const faults: FieldFault[] = []
  for (const { field, resource, ids } of choices) {
    const wanted = ids.filter((id) => id != null)
    const rows: readonly (Record<string, unknown> | null)[] = wanted.length ? await uow.of(resource).many(wanted) : []
    const off = rows.find((row) => row?.status === 'DISABLED')
    if (off) faults.push({ field, rule: 'disabled', params: { name: off[resource.title] } })
  }
  if (faults.length) throw invalid(faults)
}

/** The id that an update newly chooses, if it does: an old choice may have been switched off since and still stand. */
export const newChoice = (before: number | null, given: number | null | undefined) => (given != null && given !== before ? given : null)
/** The ids that a list newly holds. */
export const newChoices = (before: readonly number[], given: readonly number[]) => given.filter((id) => !before.includes(id))
