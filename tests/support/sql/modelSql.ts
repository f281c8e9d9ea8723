import { registry } from '../../../server/domain/index.ts'
import { type Actor, answer, checkOf, type ReadModel, Refusal, type Store } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { argumentsOf } from '../samples/modelArguments.ts'
import type { PlanOf } from './planner.ts'
import type { Recording } from './recorder.ts'
import type { Planned } from './sections.ts'
import { numbered, readable, readableOf, withTwoValues } from './statementText.ts'

const READING = { language: 'en', translate: words('en'), registry } as const

interface Tools {
  readonly store: Store
  readonly record: Recording
  readonly planOf: PlanOf
}
/** Every statement that a read model sends for its answer to this reader, in the order of their texts: several are sent at once. */
export async function modelSql(actor: Actor, model: ReadModel, { store, record, planOf }: Tools): Promise<readonly Planned[]> {
  const args = checkOf(model.args, 'create', store.now)(await argumentsOf(store, model, actor))
  const texts = await record((read) =>
    answer(model, { ...READING, read }, args).catch((e: unknown) => {
      if (!(e instanceof Refusal)) throw e
    }),
  )
  const found: Planned[] = []
  for (const sent of new Set(texts.map(withTwoValues).map(numbered))) {
    const [, table = '', ...others] = readable(sent).split(/\b(?:from|join) (?=\w)/i)
    const subject = /^\w+/.exec(table)?.[0] ?? ''
    found.push({ subject, text: others.length ? readable(sent) : readableOf(sent, subject), plan: await planOf(sent) })
  }
  return found.sort((one, other) => (one.text < other.text ? -1 : 1))
}
