import type { ResourceName } from '../kit/gen/resources.ts'
import { metaNamed, type Row } from './meta.ts'

export interface BlockedStep {
  step: string
  message: string
  /** The record that has to be seen to first, where it is one. */
  record?: { resource: string; id: string } | null
}

/** Steps that are legal and permitted, but that the server would refuse now. */
const blockedSteps = (row: Row): readonly BlockedStep[] => (row['blocked'] as readonly BlockedStep[] | undefined) ?? []

/** Those of some actions of a row that are possible now, and those that the server would refuse. */
export function splitBlocked(row: Row, names: readonly string[]): { open: string[]; refused: BlockedStep[] } {
  const refused = blockedSteps(row).filter(({ step }) => names.includes(step))
  return { open: names.filter((name) => !refused.some(({ step }) => step === name)), refused }
}

/** Where the record is that steps wait for, and what kind it is; nothing for people who have no page of it. */
export function waysOut(refused: readonly BlockedStep[], pathOf: (name: ResourceName) => string | undefined): WayOut[] {
  const found = refused.flatMap(({ record }) => {
    const meta = record ? metaNamed(record.resource) : undefined
    const path = meta && pathOf(meta.name)
    return record && path ? [{ resource: record.resource, to: `${path}?open=${record.id}` }] : []
  })
  return [...new Map(found.map((one) => [one.to, one])).values()]
}
interface WayOut {
  resource: string
  to: string
}
