import type { CreateReportLogInput, ReportLogRow } from '../../../kit/gen/resources.ts'

export type Urgency = ReportLogRow['urgency']

/** What somebody in front of a machine has said so far. */
export interface Draft {
  description: string
  /** Nobody may overlook this question, so it begins without an answer. */
  isStopped: boolean | null
  urgency: Urgency
  unitId: string
  ductId: string
  ductFaultIds: readonly string[]
  photoIds: readonly string[]
}

export const emptyDraft: Draft = {
  description: '',
  isStopped: null,
  urgency: 'NORMAL',
  unitId: '',
  ductId: '',
  ductFaultIds: [],
  photoIds: [],
}

const BETWEEN = /[；;\n]/
const partsOf = (text: string) =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)

export const hasPhrase = (text: string, phrase: string): boolean => partsOf(text).includes(phrase.trim())

/** Says a phrase, or takes it back; what was typed beside it stays. */
export function togglePhrase(text: string, phrase: string, separator: string): string {
  const parts = partsOf(text)
  const trimmed = phrase.trim()
  return (parts.includes(trimmed) ? parts.filter((part) => part !== trimmed) : [...parts, trimmed]).join(separator)
}

/** A standing machine stops the line; one that runs does not. */
export function standing(draft: Draft, isStopped: boolean): Draft {
  if (isStopped) return { ...draft, isStopped, urgency: 'STOP' }
  return { ...draft, isStopped, urgency: draft.urgency === 'STOP' ? 'NORMAL' : draft.urgency }
}

/** A line stop says at once that the machine stands. */
export const rushed = (draft: Draft, urgency: Urgency): Draft => ({
  ...draft,
  urgency,
  isStopped: urgency === 'STOP' ? true : draft.isStopped,
})

export type Missing = 'description' | 'isStopped'
export function missingIn({ description, isStopped }: Draft): Missing[] {
  return [...(description.trim() ? [] : (['description'] as const)), ...(isStopped === null ? (['isStopped'] as const) : [])]
}

/** The report as the API takes it; who reports is found by the server. */
export function inputOf(draft: Draft, equipmentId: string): CreateReportLogInput {
  return {
    equipmentId,
    equCategory: draft.ductId ? 'DUCT' : 'EQUIPMENT',
    description: draft.description.trim(),
    isStopped: draft.isStopped ?? false,
    urgency: draft.urgency,
    ...(draft.ductId && { ductId: draft.ductId, ...(draft.ductFaultIds.length && { ductFaultIds: [...draft.ductFaultIds] }) }),
    ...(!draft.ductId && draft.unitId && { unitId: draft.unitId }),
    ...(draft.photoIds.length && { photoIds: [...draft.photoIds] }),
  }
}
