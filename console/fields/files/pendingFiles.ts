import type { Control } from 'react-hook-form'
import type { Values } from '../../resource/formValues.ts'
import type { UploadQueue } from './uploadQueue.ts'

type AnyControl = Control<Values>
const queues = new WeakMap<AnyControl, Map<string, UploadQueue>>()
/** Files for boxes that are not mounted yet. */
const early = new WeakMap<AnyControl, Map<string, readonly File[]>>()

/** Makes saving wait for the uploads of a field. Returns the function that ends it. */
export function waitFor(control: AnyControl, name: string, queue: UploadQueue): () => void {
  const own = queues.get(control) ?? new Map<string, UploadQueue>()
  queues.set(control, own.set(name, queue))
  const pending = early.get(control)?.get(name) ?? []
  early.get(control)?.delete(name)
  queue.add(pending, () => undefined)
  return () => {
    if (own.get(name) === queue) own.delete(name)
  }
}
/** Adds files to the box of a field, as if chosen there. */
export function sendTo(control: AnyControl, name: string, files: readonly File[]) {
  const queue = queues.get(control)?.get(name)
  if (queue) return queue.add(files, () => undefined)
  const own = early.get(control) ?? new Map<string, readonly File[]>()
  early.set(control, own.set(name, [...(own.get(name) ?? []), ...files]))
}
/** Waits for all uploads of a form. Returns the fields with failed files. */
export async function unsettledFields(control: AnyControl): Promise<string[]> {
  const own = [...(queues.get(control) ?? [])]
  const settled = await Promise.all(own.map(async ([name, queue]) => ((await queue.settled()) ? [] : [name])))
  return settled.flat()
}
