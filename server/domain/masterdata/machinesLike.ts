import type { Read } from '../../kernel/index.ts'
import { equipment } from './equipment.resource.ts'

/** The machines of one kind: what kind of thing they are and which craft looks after them. The machine itself is one of them. */
export async function machinesLike(read: Read, equipmentId: number): Promise<number[]> {
  const [machine] = await read.of(equipment).many([equipmentId])
  if (!machine) return []
  const { category, maintCraft } = machine
  return (await read.of(equipment).find({ category, maintCraft })).map(({ id }) => id)
}
