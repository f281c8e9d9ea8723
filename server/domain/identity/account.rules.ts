import { defineRules } from '../../kernel/index.ts'
import { autoLoginLink } from './autoLoginLink.resource.ts'
import { guardAccounts } from './outranking.ts'
import { session } from './session.resource.ts'

/** What opens somebody's account is ended by those who might as well give that account another password. */
export const sessionRules = defineRules(session, { guard: guardAccounts })
export const autoLoginLinkRules = defineRules(autoLoginLink, { guard: guardAccounts })
