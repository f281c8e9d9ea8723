import { defineResource, defineRules, instant, int, invalidField, link, text } from '../../kernel/index.ts'
import { calledOf, isReadable, momentOf } from './timelineSource.ts'
import { SOURCES } from './timelineSources.ts'

/** A record that tells why: pinned from the time around the production, with a remark of whoever found it. */
export const complaintEvidence = defineResource('complaintEvidence', {
  permission: 'quality:evidence',
  searchRank: 'LINE',
  owner: { as: 'complaintId' },
  title: 'name',
  icon: 'tag',
  plural: 'complaintEvidences',
  sort: 'happenedAt',
  columns: ['happenedAt', 'name', 'remark', 'complaintId'],
  filters: ['complaintId'],
  unique: [['complaintId', 'ofResource', 'recordId']],
  fields: {
    complaintId: link('complaint', { required: true, fixed: true, filter: 'eq' }),
    /** Which record, by the name of its resource and its id. */
    ofResource: text({ required: true, fixed: true, max: 64 }),
    recordId: int({ required: true, fixed: true, min: 1 }),
    /** What it is called and when it was, as the base has it. */
    name: text({ required: true, max: 200, readonly: true }),
    happenedAt: instant({ required: true, readonly: true, sort: true, filter: 'range' }),
    remark: text({ max: 500, long: true }),
  },
})

export const evidenceRules = defineRules(complaintEvidence, {
  async create({ uow, actor, input }) {
    const one = SOURCES.find(({ resource }) => resource.name === input.ofResource)
    // Nobody pins what they do not see.
    if (!one || !isReadable(actor, one)) throw invalidField('ofResource', 'unknownReference')
    const [row] = await uow.as(actor).read.of(one.resource).many([input.recordId])
    if (!row) throw invalidField('recordId', 'unknownReference')
    return { name: calledOf(one, row).slice(0, 200), happenedAt: momentOf(uow.read, one, row).at }
  },
})
