import { Arg, Ctx, Int, Mutation, Resolver, registerEnumType } from 'type-graphql'
import { LOG_KINDS, type LogKind, purgeLogs } from '../../domain/system/index.ts'
import { requirePermission } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../permission.ts'

const kinds = Object.fromEntries(LOG_KINDS.map((kind) => [kind, kind])) as { [K in LogKind]: K }
const valuesConfig = Object.fromEntries(LOG_KINDS.map((kind) => [kind, { description: `The resource ${kind}.` }]))
registerEnumType(kinds, { name: 'LogKind', description: 'A log that may be purged.', valuesConfig })

const tagOf = (kind: LogKind) => `system:${kind}:purge`

@Resolver()
export class LogsResolver {
  @RequirePermission(...LOG_KINDS.map(tagOf))
  @Mutation(() => Boolean, { description: 'Has a job delete the entries of a log that are older than so many days.' })
  async purgeLogs(
    @Arg('kind', () => kinds, { description: 'Which log.' }) kind: LogKind,
    @Arg('days', () => Int, { description: 'Entries of this many days stay, 90 at least.' }) days: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const actor = actorOf(context)
    requirePermission(actor, tagOf(kind))
    await context.store.write(actor, (uow) => purgeLogs(uow, { kind, days }))
    return true
  }
}
