import { decimal, defineResource, instant, int, text } from '../../../kernel/index.ts'

/** What makes the operation log and the log-in log tell of tampering: seals over their rows, each over the one before (`store/audit`). */
export const auditSeal = defineResource('auditSeal', {
  permission: 'system:auditSeal',
  role: 'auditSeal',
  title: 'digest',
  scope: 'global',
  internal: true,
  audited: false,
  unique: [['log', 'chain', 'position']],
  indexes: [['log', 'lastId']],
  fields: {
    log: text({ required: true, max: 64 }),
    /** The plant whose log it is; 0 for what is about none. */
    chain: int({ required: true }),
    position: int({ required: true }),
    /** Of the rows below it. */
    lastId: decimal({ required: true, scale: 0 }),
    ids: text({ required: true, blank: true, max: 20_000, long: true }),
    rowCount: int({ required: true }),
    tags: text({ required: true, blank: true, max: 20_000, long: true }),
    lastAt: instant({ required: true }),
    keyId: text({ required: true, max: 16 }),
    digest: text({ required: true, max: 64 }),
    /** How many rows were purged below it; a seal that says so stands for all before it. */
    purged: int({ required: true, default: 0 }),
  },
})
