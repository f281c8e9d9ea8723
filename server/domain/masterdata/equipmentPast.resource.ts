import { defineResource, flag, instant, link } from '../../kernel/index.ts'

/**
 * Where a machine stood and whether it was in service until a moment at which that changed. What holds since the last of them is on the
 * machine itself, so a machine that was never moved or switched off has none.
 */
export const equipmentPast = defineResource('equipmentPast', {
  permission: 'masterdata:equipmentPast',
  title: 'equipmentId',
  internal: true,
  audited: false,
  indexes: [['untilAt']],
  fields: {
    equipmentId: link('equipment', { required: true }),
    untilAt: instant({ required: true }),
    workshopId: link('workshop', { required: true }),
    isInService: flag({ required: true }),
  },
})
