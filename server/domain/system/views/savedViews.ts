import {
  type Actor,
  can,
  exercises,
  faultOfLine,
  invalidField,
  type LockedRow,
  Refusal,
  type Registry,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { savedView } from './savedView.resource.ts'
import { type SavedView, visibleViews } from './savedViews.query.ts'

export const SHARE_VIEWS = 'system:savedView:share'
export const VIEWS_MAX = 50

export interface ViewInput {
  name?: string | undefined
  icon?: string | null | undefined
  refreshSeconds?: number | null | undefined
  state?: string | undefined
}
export interface Sharing {
  visibility: SavedView['visibility']
  roleId?: number | null | undefined
}

const hidden = () => new Refusal('notFound', { resource: 'savedView' }, { kind: 'notFound' })
const refused = () => new Refusal('forbidden', { permission: SHARE_VIEWS }, { kind: 'forbidden' })

/** Views of a list belong to whoever may read the list. */
export function mayList(actor: Actor, registry: Registry, name: string): boolean {
  const resource = registry.byName(name)
  return Boolean(resource && !resource.internal && can(actor, `${resource.permission}:list`))
}

/** One's own views are one's own; a shared one may also be changed by whoever may share. */
export const mayChangeView = (actor: Actor, { userId, visibility }: Pick<SavedView, 'userId' | 'visibility'>): boolean =>
  userId === actor.userId || (visibility !== 'PRIVATE' && can(actor, SHARE_VIEWS))

/** What is shared touches others, so it takes the right to share even of its owner. */
const mayShare = (actor: Actor, { visibility }: Pick<SavedView, 'visibility'>) => visibility === 'PRIVATE' || exercises(actor, SHARE_VIEWS)

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const ICON = /^[a-zA-Z]{1,30}$/
function checked({ name, icon, refreshSeconds, state }: ViewInput) {
  const trimmed = name?.trim()
  if (trimmed === '') throw invalidField('name', 'required')
  if (trimmed && trimmed.length > 40) throw invalidField('name', 'tooLong', { max: 40 })
  const fault = faultOfLine(trimmed ?? '')
  if (fault) throw invalidField('name', fault)
  if (state !== undefined && state.length > 8000) throw invalidField('state', 'tooLong', { max: 8000 })
  if (state !== undefined && !isObject(state)) throw invalidField('state', 'json')
  if (icon && !ICON.test(icon)) throw invalidField('icon', 'pattern')
  if (refreshSeconds != null && (refreshSeconds < 10 || refreshSeconds > 3600))
    throw invalidField('refreshSeconds', 'between', { min: 10, max: 3600 })
  return {
    ...(trimmed && { name: trimmed }),
    ...(icon !== undefined && { icon: icon || null }),
    ...(refreshSeconds !== undefined && { refreshSeconds }),
    ...(state !== undefined && { state }),
  }
}

/** A private view of the caller, of a list that the caller may read. */
export async function createView(uow: UnitOfWork, registry: Registry, input: ViewInput & { resource: string }): Promise<SavedView> {
  const { actor } = uow
  const { resource } = input
  if (actor.userId === null || !mayList(actor, registry, resource)) throw new Refusal('forbidden', {}, { kind: 'forbidden' })
  const { name, state, ...more } = checked(input)
  if (!name) throw invalidField('name', 'required')
  if (!state) throw invalidField('state', 'required')
  await uow.lock(`savedViews:${actor.userId}`)
  const own = await uow.of(savedView).find({ userId: actor.userId, resource })
  if (own.length >= VIEWS_MAX) throw invalidField('name', 'tooManyViews', { max: VIEWS_MAX })
  return uow.of(savedView).create({ ...more, resource, name, state, userId: actor.userId, visibility: 'PRIVATE', isDefault: false })
}

/** Locks a view that the caller sees and may change; one that the caller does not see is not there. */
async function changeable(uow: UnitOfWork, registry: Registry, id: number): Promise<LockedRow<typeof savedView>> {
  const [found] = await uow.of(savedView).lockWhere({ id })
  const isVisible = found && (await visibleViews(uow.read)).some((view) => view.id === id)
  if (!isVisible || !mayList(uow.actor, registry, found.resource)) throw hidden()
  if (!mayChangeView(uow.actor, found)) throw refused()
  return found
}

export async function updateView(uow: UnitOfWork, registry: Registry, id: number, input: ViewInput): Promise<SavedView> {
  return uow.of(savedView).patch(await changeable(uow, registry, id), checked(input))
}

/** Decides who sees a view besides its owner. It is nobody's default any more: whose it was has changed. */
export async function shareView(uow: UnitOfWork, registry: Registry, id: number, { visibility, roleId }: Sharing): Promise<SavedView> {
  const view = await changeable(uow, registry, id)
  if (visibility === 'ROLE' && !roleId) throw invalidField('roleId', 'required')
  return uow.of(savedView).patch(view, { visibility, roleId: visibility === 'ROLE' ? (roleId ?? null) : null, isDefault: false })
}

/** Opens a list with this view for everybody it is shared with; there is one such view for a person, a role, a plant. */
export async function defaultView(uow: UnitOfWork, registry: Registry, id: number, isDefault: boolean): Promise<SavedView> {
  const [known] = await uow.of(savedView).many([id])
  if (!known) throw hidden()
  const { resource } = known
  // Before the rows: whoever makes one the default locks several, and all others lock one.
  await uow.lock(`savedViews:${resource}`)
  const view = await changeable(uow, registry, id)
  if (!mayShare(uow.actor, view)) throw refused()
  const { visibility, userId, roleId } = view
  const whose = visibility === 'PRIVATE' ? { userId } : visibility === 'ROLE' ? { roleId } : {}
  const others = isDefault ? await uow.of(savedView).lockWhere({ resource, visibility, isDefault: true, ...whose }) : []
  for (const other of others) if (other.id !== id) await uow.of(savedView).patch(other, { isDefault: false })
  return uow.of(savedView).patch(view, { isDefault })
}

export async function removeView(uow: UnitOfWork, registry: Registry, id: number): Promise<boolean> {
  await uow.of(savedView).remove([await changeable(uow, registry, id)])
  return true
}
