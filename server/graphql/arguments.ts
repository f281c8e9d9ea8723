import { Field, InputType, Int, registerEnumType } from 'type-graphql'
import { invalidField, type ListRequest } from '../kernel/index.ts'

enum SortOrder {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'Ascending or descending.',
  valuesConfig: { ASC: { description: 'Smallest or earliest first.' }, DESC: { description: 'Largest or latest first.' } },
})

@InputType('SortInput', { description: 'A further order of a list.' })
class SortInput {
  @Field(() => String, { description: 'Field to sort by.' }) sort!: string
  @Field(() => SortOrder, { nullable: true, description: 'Direction of the sort.' }) order?: SortOrder
}
const MOST_SORTS = 4

@InputType('PageInput', { description: 'Which page of a list, and in which order.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) no!: number
  @Field(() => Int, { defaultValue: 20, description: 'Records a page, 1 to 200.' }) size!: number
  @Field(() => String, { nullable: true, description: 'Field to sort by.' }) sort?: string
  @Field(() => SortOrder, { nullable: true, description: 'Direction of the sort.' }) order?: SortOrder
  @Field(() => [SortInput], { nullable: true, description: 'Orders among records that the sort puts side by side, at most 4.' })
  thenBy?: SortInput[]
}
/** The request of a list from its arguments as they came. */
export function listRequest(filter: object | null | undefined, sent: PageInput | null | undefined): ListRequest {
  const { thenBy, ...page }: Partial<PageInput> = sent ?? {}
  if ((thenBy?.length ?? 0) > MOST_SORTS) throw invalidField('thenBy', 'max', { max: MOST_SORTS })
  return { filter: { ...filter }, page, thenBy: thenBy?.map(({ sort, order }) => ({ sort, desc: order === SortOrder.DESC })) }
}

const ID_TEXT = /^[1-9]\d{0,15}$/
/** An id as GraphQL sends it; anything but a positive whole number names the argument that is wrong. */
export function idOf(text: string, field = 'id'): number {
  if (!ID_TEXT.test(text)) throw invalidField(field, 'reference')
  return Number(text)
}
export const idsOf = (texts: readonly string[]): number[] => texts.map((text) => idOf(text, 'ids'))
