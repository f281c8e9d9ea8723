import type { ResourceName } from '../../kit/gen/resources.ts'
import { resources } from '../../kit/gen/resources.ts'

/** The list on which each step of the server's checklist is done. */
export const SETUP_LISTS = {
  plant: 'plant',
  workshops: 'workshop',
  machines: 'equipment',
  labels: 'equipment',
  people: 'user',
  walls: 'wallDisplay',
} as const satisfies Record<string, ResourceName>
export type SetupStepName = keyof typeof SETUP_LISTS

export const isSetupStep = (name: string): name is SetupStepName => Object.hasOwn(SETUP_LISTS, name)

/** Steps for which a former system or a sheet has rows; the others are about what is there or made here. */
const IMPORTED: readonly SetupStepName[] = ['workshops', 'machines', 'people']
/** Whether rows of the step may come from a workbook. */
export const isImported = (name: SetupStepName): boolean => IMPORTED.includes(name) && Boolean(resources[SETUP_LISTS[name]].isImportable)

/** The parameter with one more step marked, or with the whole list dismissed. */
export function withMark(value: string | null | undefined, mark: SetupStepName | 'off'): string {
  const marks = (value ?? '').split(',').map((word) => word.trim())
  return [...new Set([...marks.filter((word) => word && word !== 'none'), mark])].join(',')
}
