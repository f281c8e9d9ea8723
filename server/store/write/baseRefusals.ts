import { conflict, type Refusal, type ResourceDef, wrong } from '../../kernel/index.ts'
import { snake, storedFields } from '../tableSpec.ts'
import type { WriteContext } from './context.ts'

/** Which field a duplicate is about, from what the base says. */
function duplicateField(resource: ResourceDef, said: string): string {
  const single = storedFields(resource).filter(([, f]) => f.options.unique)
  const keys = [...single.map(([k]) => k), ...resource.unique.map((u) => u.at(-1) ?? '')]
  return keys.sort((a, b) => b.length - a.length).find((key) => said.includes(snake(key))) ?? ''
}

/** What the base itself refuses, as a refusal: a duplicate, or a reference that came or went after it was looked at. */
export async function guarded<T>(
  { source, resource }: WriteContext,
  work: () => Promise<T>,
  unreferenced = (): Refusal => conflict('conflict'),
): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (source.engine.isReference(e)) throw unreferenced()
    const said = source.engine.duplicateOf(e)
    if (said === undefined) throw e
    throw wrong(duplicateField(resource, said), 'duplicate')
  }
}
