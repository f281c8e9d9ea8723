import type { ResourceMeta, ResourceName } from '../kit/gen/resources.ts'
import type { Action } from '../kit/overlays/action.ts'
import type { AnySpec, Can } from './defineScreen.ts'
import { metaNamed, orderedActions, type Row } from './meta.ts'
import type { ResourceWords } from './resourceWords.ts'
import type { Task } from './task.ts'

/** An action on one record. */
export interface RowAction extends Action {
  /** A step of its flow that moves forward; at most one of them is the primary button. */
  isStep: boolean
  /** A correction; always in the menu. */
  isRare: boolean
  /** The record that must be dealt with first. */
  blocker?: { readonly resource: string; readonly id: string } | null | undefined
}

export interface ActionContext {
  meta: ResourceMeta
  spec: Pick<AnySpec, 'actions'>
  words: Pick<ResourceWords, 'action'>
  can: Can
  start: (task: Task) => void
}

interface BlockedStep {
  step: string
  message: string
  record?: RowAction['blocker']
}

/** Steps that are legal and permitted, but that the server would refuse now. */
const blockedSteps = (row: Row): readonly BlockedStep[] => (row['blocked'] as readonly BlockedStep[] | undefined) ?? []

/** Whether a step is legal, permitted and not blocked. */
export const isPossible = (row: Row, step: string): boolean =>
  row.actions.includes(step) && !blockedSteps(row).some((blocked) => blocked.step === step)

function taskOf(spec: ActionContext['spec'], name: string, row: Row): Task {
  if (name === 'edit') return { kind: 'edit', row }
  if (name === 'remove') return { kind: 'remove', rows: [row] }
  if (spec.actions?.[name]) return { kind: 'extra', name, row }
  return { kind: 'step', step: name, row }
}

/** The names of actions in order: those of the screen, then general ones, then rare ones; delete is last. */
function namesOf({ meta, spec, can }: Pick<ActionContext, 'meta' | 'spec' | 'can'>, row: Row): string[] {
  const ordered = orderedActions(meta, row.actions)
  if (!spec.actions) return ordered
  const legal = Object.entries(spec.actions).filter(([, action]) => can(action.permission ?? '') && (action.isShown?.(row) ?? true))
  const extra = (isLater: boolean) => legal.filter(([, action]) => Boolean(action.isLater) === isLater).map(([name]) => name)
  const isLast = (name: string) => name === 'remove'
  return [...extra(false), ...ordered.filter((name) => !isLast(name)), ...extra(true), ...ordered.filter(isLast)]
}

/** The actions that the user may take on a record, in the order of its buttons; those that the server would refuse have the reason. */
export function rowActions(context: ActionContext, row: Row): RowAction[] {
  const { meta, spec, words, start } = context
  const blocked = blockedSteps(row)
  return namesOf(context, row).map((name) => {
    const step = meta.flow?.steps[name]
    const obstacle = blocked.find((one) => one.step === name)
    return {
      name,
      label: words.action(name),
      tone: name === 'remove' ? 'quiet' : step?.tone === 'danger' ? 'danger' : undefined,
      isStep: step !== undefined && step.tone !== 'danger' && !step.corrects,
      isRare: Boolean(step?.corrects),
      ...(obstacle && { refusal: { reason: obstacle.message }, blocker: obstacle.record }),
      perform: () => start(taskOf(spec, name, row)),
    }
  })
}

/** Whether an action can be taken now. */
export const isOpen = ({ refusal }: Action): boolean => !refusal
/** Whether an action would be refused. */
export const isRefused = ({ refusal }: Action): boolean => Boolean(refusal)

export interface BlockerLink {
  resource: string
  to: string
}

/** Links to the records that block refused actions; without those whose list the user has no page of. */
export function blockerLinks(actions: readonly RowAction[], pathOf: (name: ResourceName) => string | undefined): BlockerLink[] {
  const links = actions.flatMap(({ blocker }) => {
    const meta = blocker ? metaNamed(blocker.resource) : undefined
    const path = meta && pathOf(meta.name)
    return blocker && path ? [{ resource: blocker.resource, to: `${path}?open=${blocker.id}` }] : []
  })
  return [...new Map(links.map((link) => [link.to, link])).values()]
}

/** The row whose menu is open. */
export interface RowMenuTarget {
  row: Row
  actions: readonly RowAction[]
  anchor: HTMLElement
}
