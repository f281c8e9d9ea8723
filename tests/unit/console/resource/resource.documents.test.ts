import { describe, expect, it } from 'vitest'
import { resources } from '../../../../console/kit/gen/resources.ts'
import { affectedBy, backlinks, orderedActions, writableFields } from '../../../../console/resource/meta.ts'
import { listDocument } from '../../../../console/resource/operations/documents.ts'

describe.each(Object.values(resources))('$name', (meta) => {
  it('is built once', () => {
    expect(listDocument(meta)).toBe(listDocument(meta))
  })

  it('offers for filling in nothing that the server owns', () => {
    const names = writableFields(meta).map(([name]) => name)
    for (const name of ['id', 'plantId', 'createdAt', 'updatedAt', 'createdById', 'updatedById']) expect(names).not.toContain(name)
  })
})

describe('relations read from metadata', () => {
  it('turn links round', () => {
    expect(backlinks('reportLog').map((link) => `${link.meta.name}.${link.field}`)).toContain('repairLog.reportId')
    expect(backlinks('equipment').map((link) => link.meta.name)).toEqual(
      expect.arrayContaining(['reportLog', 'repairLog', 'equipmentUnit']),
    )
  })

  it('refresh reports when a repair changes, and repairs when a report does', () => {
    expect(affectedBy('repairLog').map((meta) => meta.name)).toEqual(
      expect.arrayContaining(['repairLog', 'reportLog', 'equipment', 'repairTimeLog']),
    )
    expect(affectedBy('reportLog').map((meta) => meta.name)).toContain('repairLog')
  })

  it('put first what leads on and last what removes', () => {
    const order = orderedActions(resources.reportLog, ['remove', 'reject', 'edit', 'accept', 'cancel'])
    expect(order[0]).toBe('accept')
    expect(order.indexOf('edit')).toBeLessThan(order.indexOf('reject'))
    expect(order.at(-1)).toBe('remove')
  })
})

describe('corrections', () => {
  it('come after everything that carries work on, before what removes', () => {
    const order = orderedActions(resources.reportLog, ['void', 'correct', 'reopen', 'confirm', 'edit'])
    expect(order).toEqual(['confirm', 'edit', 'reopen', 'correct', 'void'])
  })

  it('ask for why alone', () => {
    const { correct, void: voids } = resources.repairTimeLog.flow?.steps ?? {}
    expect(Object.entries(correct?.input ?? {}).flatMap(([name, field]) => (field.required && !field.ruled ? [name] : []))).toEqual([
      'reason',
    ])
    expect([correct?.to, correct?.corrects, voids?.to]).toEqual([null, 'fields', 'VOIDED'])
  })
})
