import { pointsTemplate, templatePoint } from '../../../server/domain/maintenance/index.ts'
import { complaint, complaintAction } from '../../../server/domain/quality/index.ts'
import type { RaceCase } from '../../support/store/raceTable.ts'
import type { Desk, Made } from '../../support/stories/desk.ts'

const answered = (desk: Desk) => desk.row(complaint, { qaState: 'ANSWERED' })
const besideAction = (step: string, made: (desk: Desk) => Promise<Made>, input: object = {}): RaceCase => ({
  name: `a complaint takes ${step} beside a new action`,
  count: 2,
  async prepare(desk) {
    const about = await made(desk)
    const action = await desk.input(complaintAction, { complaintId: about.id, dueDate: '2026-12-01' })
    return {
      sides: [desk.take(0, complaint, about, step, { ...input }), desk.add(1, complaintAction, action)],
      end: async () => ({
        complaint: (await desk.now(complaint, about))?.qaState,
        actions: (await desk.find(complaintAction, { complaintId: about.id })).length,
      }),
    }
  },
})

export const qualityRaces: readonly RaceCase[] = [
  besideAction('close', answered),
  besideAction('reject', (desk) => desk.added(complaint), { reason: 'not ours' }),
  {
    name: 'a complaint is removed beside a new action',
    count: 2,
    async prepare(desk) {
      const about = await desk.added(complaint)
      const action = await desk.input(complaintAction, { complaintId: about.id, dueDate: '2026-12-01' })
      return {
        sides: [desk.drop(0, complaint, about), desk.add(1, complaintAction, action)],
        end: async () => ({
          isThere: (await desk.now(complaint, about)) !== null,
          actions: (await desk.find(complaintAction, { complaintId: about.id })).length,
        }),
      }
    },
  },
  {
    name: 'production is left out of a complaint beside its first step there',
    count: 2,
    async prepare(desk) {
      const about = await desk.added(complaint, { hasProd: true })
      return {
        sides: [desk.change(0, complaint, about, { hasProd: false }), desk.take(1, complaint, about, 'analyse')],
        async end() {
          const now = await desk.now(complaint, about)
          return { hasProd: now?.hasProd, prodState: now?.prodState }
        },
      }
    },
  },
  {
    name: 'a template gives up its cycle beside a new line that relies on it',
    count: 2,
    async prepare(desk) {
      const template = await desk.row(pointsTemplate, { hasMaint: true, maintCycle: 3 })
      const line = await desk.input(templatePoint, { templateId: template.id, kind: 'MAINT' })
      return {
        sides: [desk.change(0, pointsTemplate, template, { maintCycle: null }), desk.add(1, templatePoint, line)],
        end: async () => ({
          cycle: (await desk.now(pointsTemplate, template))?.maintCycle,
          lines: (await desk.find(templatePoint, { templateId: template.id })).length,
        }),
      }
    },
  },
  {
    name: 'a template gives up its cycle beside a line that gives up its own',
    count: 2,
    async prepare(desk) {
      const template = await desk.row(pointsTemplate, { hasMaint: true, maintCycle: 3 })
      const line = await desk.added(templatePoint, { templateId: template.id, kind: 'MAINT', maintCycle: 6 })
      return {
        sides: [desk.change(0, pointsTemplate, template, { maintCycle: null }), desk.change(1, templatePoint, line, { maintCycle: null })],
        end: async () => [(await desk.now(pointsTemplate, template))?.maintCycle, (await desk.now(templatePoint, line))?.maintCycle],
      }
    },
  },
  {
    name: 'a template is removed beside a new line of it',
    count: 2,
    async prepare(desk) {
      const template = await desk.row(pointsTemplate)
      const line = await desk.input(templatePoint, { templateId: template.id })
      return {
        sides: [desk.drop(0, pointsTemplate, template), desk.add(1, templatePoint, line)],
        end: async () => ({
          isThere: (await desk.now(pointsTemplate, template)) !== null,
          lines: (await desk.find(templatePoint, { templateId: template.id })).length,
        }),
      }
    },
  },
]
