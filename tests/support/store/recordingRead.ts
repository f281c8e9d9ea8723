import type { Read, ResourceDef } from '../../../server/kernel/index.ts'

const ASKING = new Set(['of', 'inBulk', 'list', 'ids', 'beyond', 'table'])

/** The same reader of the base, which notes whose rows or tables it is asked for. */
export function recordingRead(read: Read, seen: Set<string>): Read {
  return new Proxy(read, {
    get(target, key) {
      const value = Reflect.get(target, key, target) as unknown
      if (key === 'withoutDataScope' || key === 'asSystem') return recordingRead(value as Read, seen)
      if (typeof key !== 'string' || typeof value !== 'function' || !ASKING.has(key)) return value
      return (resource: ResourceDef, ...rest: unknown[]) => {
        seen.add(resource.name)
        return (value as (...args: unknown[]) => unknown).call(target, resource, ...rest)
      }
    },
  })
}
