import { Arg, Args, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { equipmentFigures } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { DaysArgs } from './figureRange.args.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'One stop of a machine, however many reported it.' })
class MachineStop {
  @Field(() => ID, { description: 'The report that leads it.' }) reportId!: number
  @Field(() => String, { description: 'Number of that report.' }) reportNo!: string
  @Field(() => GraphQLMoment, { description: 'When the machine stopped.' }) from!: Date
  @Field(() => GraphQLMoment, { nullable: true, description: 'When it ran again; empty while it stands.' }) to!: Date | null
  @Field(() => Float, { description: 'Hours of it that lie in the range.' }) hours!: number
}
@ObjectType({ ...simple, description: 'How one machine did within a range of business days.' })
class EquipmentFigures {
  @Field(() => GraphQLMoment, { description: 'When these figures were computed; an open stop reaches to then.' }) at!: Date
  @Field(() => GraphQLDay, { description: 'First day.' }) from!: string
  @Field(() => GraphQLDay, { description: 'Last day.' }) to!: string
  @Field(() => Float, { description: 'Stop hours.' }) stopHours!: number
  @Field(() => Int, { description: 'Stops that lie in the range, if only in part.' }) stopCount!: number
  @Field(() => Int, { description: 'Faults reported in the range.' }) reports!: number
  @Field(() => Float, { nullable: true, description: 'Scheduled running hours per stop; empty without a stop or without shifts.' })
  mtbfHours!: number | null
  @Field(() => Float, { nullable: true, description: 'Mean minutes from report to acceptance.' }) mttaMinutes!: number | null
  @Field(() => Float, { nullable: true, description: 'Mean minutes from acceptance to the machine running again.' }) mttrMinutes!:
    | number
    | null
  @Field(() => Float, { nullable: true, description: 'Share of the scheduled time in which it could run, 0 to 1.' }) availability!:
    | number
    | null
  @Field(() => [MachineStop], { description: 'Its stops, newest first.' }) stops!: MachineStop[]
}

@Resolver()
export class EquipmentFiguresResolver {
  @Permit('masterdata:equipment:list', 'masterdata:equipment:query')
  @Query(() => EquipmentFigures, { description: 'Stop hours, MTBF and answering times of one machine within a range of days.' })
  equipmentFigures(
    @Arg('equipmentId', () => ID, { description: 'The machine.' }) equipmentId: string,
    @Args(() => DaysArgs) { from, to }: DaysArgs,
    @Ctx() context: Context,
  ): Promise<EquipmentFigures> {
    return equipmentFigures(context.store.read(actorOf(context)), { equipmentId: idOf(equipmentId), from, to })
  }
}
