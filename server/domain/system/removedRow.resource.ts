import { defineResource, instant, int, link, text } from '../../kernel/index.ts'

/** How long a removal can be taken back: screens offer it for 5 seconds, the rest is for the way to the server. */
export const UNDO_MS = 15_000

/** A row that somebody removed, kept for the moment in which that can be taken back. */
export const removedRow = defineResource('removedRow', {
  permission: 'system:removedRow',
  title: 'resource',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['userId', 'resource', 'removedAt'], ['removedAt']],
  fields: {
    resource: text({ required: true, max: 64 }),
    recordId: int({ required: true }),
    atPlantId: int({ required: true }),
    userId: link('user'),
    removedAt: instant({ required: true }),
    row: text({ required: true, max: 1_000_000, long: true }),
  },
})
