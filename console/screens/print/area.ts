import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'printLabels',
      at: /^\/print\/labels(?:\/(?<of>\w+))?$/,
      of: 'equipment',
      isBoard: true,
      words: ['masterdata', 'stock'],
      load: () => import('./labels.tsx').then((module) => module.PrintLabels),
    },
    {
      name: 'printRepair',
      at: /^\/print\/repairs\/[1-9]\d*$/,
      of: 'repairLog',
      isBoard: true,
      words: ['repair', 'repairWork', 'hours', 'masterdata'],
      load: () => import('./sheets/repairSheet.tsx').then((module) => module.RepairSheet),
    },
    {
      name: 'printComplaint',
      at: /^\/print\/complaints\/[1-9]\d*$/,
      of: 'complaint',
      isBoard: true,
      words: ['quality'],
      load: () => import('./sheets/complaintSheet.tsx').then((module) => module.ComplaintSheet),
    },
    {
      name: 'printLeavePlan',
      at: /^\/print\/leave-plan$/,
      isBoard: true,
      words: ['leave', 'shifts'],
      load: () => import('./sheets/leavePlanSheet.tsx').then((module) => module.LeavePlanSheet),
    },
    {
      name: 'print',
      at: /^\/print\/(?:record|list)\/(?<of>\w+)(?:\/[1-9]\d*)?$/,
      isBoard: true,
      load: () => import('./PrintPage.tsx').then((module) => module.PrintPage),
    },
  ],
})
