import type { Refusal } from '../../kernel/index.ts'

/** Fields of forms about accounts belong to no resource; their labels stand under `account`. */
export const ofAccount = (refusal: Refusal): Refusal => Object.assign(refusal, { resource: 'account' })
