import { noteRewritten, rewriteBalances as rewrite } from '../domain/ledger/index.ts'
import type { JobRun } from './job.ts'

/** Puts right what entries record of balances. What a try has not reached, the next one finds. */
export async function rewriteBalances({ store, logger }: JobRun<object>) {
  const rewritten = await rewrite(store, noteRewritten)
  for (const { ledger, itemId, entries } of rewritten)
    logger.warn({ ledger: ledger.log.name, itemId, entries }, 'balances of entries put right')
  return { items: rewritten.length, entries: rewritten.reduce((sum, one) => sum + one.entries, 0) }
}
