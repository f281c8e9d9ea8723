import type { Reading, ReadModel } from './readModel.ts'

/** In which words somebody is answered. */
export type Telling = Pick<Reading, 'language' | 'say'>

/**
 * What a read model answers to arguments that have been checked, by a reader who may ask. What is remembered is the same for everybody in
 * the plant, so that it is read without anybody's data scope.
 */
export function answer(model: ReadModel, reading: Reading, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { name, remembered, stale } = model
  if (!remembered || stale === 'everything') return model.read(reading, args)
  const { read } = reading
  const asked = Object.entries(args).filter(([, value]) => value !== null)
  const key = [name, JSON.stringify(asked.sort(([a], [b]) => (a < b ? -1 : 1))), remembered(read, args)].join('|')
  return read.remembered(key, stale, () => model.read({ ...reading, read: read.entire }, args))
}
