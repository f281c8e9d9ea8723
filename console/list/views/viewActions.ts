import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import i18next from 'i18next'
import { client } from '../../kit/network/client.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { listPreferences, type SavedView } from '../listPreferences.ts'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SetDefaultViewDocument,
  ShareSavedViewDocument,
  UpdateSavedViewDocument,
} from './gen/views.ts'

const HANDLED = { handles: ['*'] }

async function send<V extends OperationVariables>(mutation: TypedDocumentNode<{ view: SavedView }, V>, variables: V): Promise<SavedView> {
  const { data } = await client.mutate({ mutation, variables: variables as never, context: HANDLED, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('no view')
  const { view } = data
  listPreferences.views((views) => [...views.filter(({ id }) => id !== view.id), view])
  return view
}

/** Discards the user's unsaved column changes of a view. */
export function forgetOwnColumns({ resource, id }: SavedView) {
  const { [id]: _, ...others } = listPreferences.get().lists[resource]?.views ?? {}
  if (_) listPreferences.change(resource, { views: others })
}

export interface ViewForm {
  name: string
  icon: string | null
  refreshSeconds: number | null
  visibility: SavedView['visibility']
  roleId: string | null
  isDefault: boolean
}

const isSharedAlike = (a: Pick<SavedView, 'visibility' | 'roleId'>, b: Pick<SavedView, 'visibility' | 'roleId'>) =>
  a.visibility === b.visibility && (a.visibility !== 'ROLE' || a.roleId === b.roleId)

/** Creates or updates a view. Sharing and the default are separate requests, as they require separate permissions. */
export async function saveView(
  known: SavedView | undefined,
  form: ViewForm,
  content: { resource: string; state: string },
): Promise<SavedView> {
  const { name, icon, refreshSeconds, visibility, roleId, isDefault } = form
  const own = { name, icon, refreshSeconds }
  let view = known
    ? await send(UpdateSavedViewDocument, { id: known.id, input: own })
    : await send(CreateSavedViewDocument, { input: { ...own, ...content } })
  if (!isSharedAlike(view, form))
    view = await send(ShareSavedViewDocument, { id: view.id, visibility, roleId: visibility === 'ROLE' ? roleId : null })
  if (view.isDefault !== isDefault) view = await makeDefault(view, isDefault)
  return view
}

/** Makes a view the default of its audience (user, role or plant), or clears that. Rejects when the server refuses. */
export async function makeDefault(view: SavedView, isDefault: boolean): Promise<SavedView> {
  const next = await send(SetDefaultViewDocument, { id: view.id, isDefault })
  const isRival = (other: SavedView) =>
    other.id !== next.id &&
    other.resource === next.resource &&
    other.visibility === next.visibility &&
    (next.visibility !== 'ROLE' || other.roleId === next.roleId) &&
    (next.visibility !== 'PRIVATE' || other.isOwn)
  if (isDefault) listPreferences.views((views) => views.map((other) => (isRival(other) ? { ...other, isDefault: false } : other)))
  return next
}

/** Replaces the stored state of a view. Rejects when the server refuses. */
export async function overwriteView(view: SavedView, state: string): Promise<void> {
  await send(UpdateSavedViewDocument, { id: view.id, input: { state } })
  forgetOwnColumns(view)
}

/** Deletes a view. Rejects when the server refuses. */
export async function removeView({ id }: SavedView): Promise<void> {
  await client.mutate({ mutation: DeleteSavedViewDocument, variables: { id }, context: HANDLED })
  listPreferences.views((views) => views.filter((view) => view.id !== id))
}

/** Shows a notification of the outcome, as the menu that started the work is closed by then. */
export async function notifyOutcome(work: Promise<unknown>, done: string) {
  try {
    await work
    toast({ type: 'success', title: done, id: 'view' })
  } catch (error) {
    toast({ type: 'error', title: sentence(failureOf(error)), id: 'view' })
  }
}
/** The message of a failure: that of its first field, else its own, else a general one. */
export const sentence = ({ message, fields }: Failure): string => fields[0]?.message ?? (message || i18next.t('console.error.failed'))
