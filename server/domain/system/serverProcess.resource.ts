import { defineResource, instant, text } from '../../kernel/index.ts'

/** A process of this installation, on whichever machine, and when it was last heard of: whoever asks whether a worker is alive reads it here. */
export const serverProcess = defineResource('serverProcess', {
  permission: 'system:serverProcess',
  title: 'name',
  plural: 'serverProcesses',
  scope: 'global',
  internal: true,
  audited: false,
  fields: {
    /** Machine and process number. */
    name: text({ required: true, max: 300, unique: true }),
    /** Separated by spaces. */
    roles: text({ required: true, max: 64 }),
    version: text({ required: true, max: 32 }),
    startedAt: instant({ required: true }),
    seenAt: instant({ required: true }),
  },
})
