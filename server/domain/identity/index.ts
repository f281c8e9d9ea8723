import type { Area } from '../../kernel/index.ts'
import { loginLog } from './loginLog.resource.ts'
import { role } from './role.resource.ts'
import { session } from './session.resource.ts'
import { user } from './user.resource.ts'

export { loginLog, role, session, user }

export const identity: Area = { name: 'identity', icon: 'users', resources: [user, role, session, loginLog] }
