import { type Read, withBelow } from '../../kernel/index.ts'
import { department } from './department.resource.ts'

/** The ids of a department and of everything below it, whether or not the reader sees them. */
export async function departmentsBelow(read: Read, rootId: number): Promise<number[]> {
  const t = read.table(department)
  return withBelow(await read.db.select({ id: t.id, parentId: t.parentId }).from(t), [rootId])
}
