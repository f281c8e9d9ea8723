import { appendFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { watchLocks } from './lockWatch.ts'

const watch = watchLocks()
afterAll(() => {
  const out = process.env.LOCK_OUT
  if (!out) return
  for (const one of watch.inversions()) appendFileSync(out, `${JSON.stringify(one)}\n`)
  for (const one of watch.pairs()) appendFileSync(`${out}.pairs`, `${one}\n`)
})
