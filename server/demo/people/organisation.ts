import { idIn, listed, type Row } from '../tables.ts'
import organisation from './organisation.json' with { type: 'json' }

const { departments, posts } = organisation
export const departmentId = (name: string) => idIn(departments, 'deptName', name)
export const postId = (name: string) => idIn(posts, 'postName', name)

/** The departments and posts of the printing company that the demo is about. */
export const organisationRows = (stamps: Row): { department: Row[]; post: Row[] } => ({
  department: listed(
    departments.map(({ above, ...row }) => ({ ...row, parentId: above && departmentId(above) })),
    stamps,
  ),
  post: listed(posts, stamps),
})
