import type { Control } from 'react-hook-form'
import type { UploadQueue } from '../files/uploadQueue.ts'
import type { Values } from './values.ts'

type AnyControl = Control<Values>
const queues = new WeakMap<AnyControl, Map<string, UploadQueue>>()

/** Makes saving the form wait for the uploads of a field. Out: how to take that back. */
export function waitFor(control: AnyControl, name: string, queue: UploadQueue): () => void {
  const own = queues.get(control) ?? new Map<string, UploadQueue>()
  queues.set(control, own.set(name, queue))
  return () => {
    if (own.get(name) === queue) own.delete(name)
  }
}
/** Waits for all uploads of a form. Out: the fields with files that did not get through. */
export async function unsettledFields(control: AnyControl): Promise<string[]> {
  const own = [...(queues.get(control) ?? [])]
  const settled = await Promise.all(own.map(async ([name, queue]) => ((await queue.settled()) ? [] : [name])))
  return settled.flat()
}
