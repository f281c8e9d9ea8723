import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { equipmentState } from '../../domain/maintenance/index.ts'
import { equipment } from '../../domain/masterdata/index.ts'
import { reportDesk, reportLog } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { declaredChoice, declaredType } from '../declare.ts'
import { Permit } from '../permit.ts'

@ObjectType({ simpleResolvers: true, description: 'What is needed to report a fault of one machine.' })
class ReportDesk {
  @Field(() => declaredType(equipment), { description: 'The machine.' }) equipment!: object
  @Field(() => declaredChoice(equipment, 'state'), { description: 'What state it is in.' }) state!: string
  @Field(() => ID, { nullable: true, description: 'You as a reporter of this plant; empty until your first report.' })
  reporterId!: number | null
  @Field(() => [String], { description: 'What is usually said of this machine, at most 8 short texts.' }) phrases!: string[]
  @Field(() => declaredType(reportLog), { nullable: true, description: 'The report that leads its open stop: a further one will join it.' })
  openStop!: object | null
  @Field(() => [declaredType(reportLog)], { description: 'Its open reports, newest first, at most 20.' }) openReports!: object[]
}

@Resolver()
export class ReportDeskResolver {
  @Permit('repair:report:add')
  @Query(() => ReportDesk, { description: 'What is needed to report a fault of one machine.' })
  async reportDesk(@Arg('equipmentId', () => ID, { description: 'Id of the machine.' }) equipmentId: string, @Ctx() context: Context) {
    const [read, id] = [context.store.read(actorOf(context)), idOf(equipmentId, 'equipmentId')]
    const [desk, states] = await Promise.all([reportDesk(read, id), equipmentState.load(read, [id])])
    return { ...desk, state: states.get(id) }
  }
}
