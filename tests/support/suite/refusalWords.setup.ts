import { afterAll, beforeAll, expect } from 'vitest'
import { type Refusal, refusalObserver } from '../../../server/kernel/schema/refusal.ts'

/** Made by the product: what a test makes of its own is not read. */
const isOurs = ({ stack = '' }: Error) =>
  /\/server\//.test(stack.split('\n').find((line) => /\.ts/.test(line) && !/kernel\/refusal\.ts/.test(line)) ?? '')

const heard: Refusal[] = []
beforeAll(() => {
  refusalObserver.notify = (refusal) => {
    if (isOurs(refusal)) heard.push(refusal)
  }
})
/** Whatever a test is about: every refusal that it met is a sentence for people, in both languages. */
afterAll(async () => {
  const refusals = heard.splice(0)
  if (!refusals.length) return
  const { faultsOfRefusals } = await import('./refusalWords.ts')
  expect(faultsOfRefusals(refusals)).toEqual([])
})
